import button from './button.module.css'
import { SearchField } from './search-field.tsx'
import styles from './search-form.module.css'

type SearchFormProps = { action: string; q: string; label: string; placeholder?: string }

export function SearchForm({ action, q, label, placeholder = label }: SearchFormProps) {
  return (
    <search aria-label={label}>
      <form className={styles.form} action={action}>
        {/* The key makes the field show the words of each new search. */}
        <SearchField key={q} label={label} placeholder={placeholder} q={q} />
        <button type="submit" className={button.button}>
          Search
        </button>
      </form>
    </search>
  )
}
