import { Icon } from './icon.tsx'
import styles from './search-field.module.css'

type SearchFieldProps = { label: string; placeholder?: string; q: string | null }

export function SearchField({ label, placeholder, q }: SearchFieldProps) {
  return (
    <div className={styles.field}>
      <Icon name="search" />
      <input
        ref={suggestOnFocus}
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={q ?? ''}
      />
    </div>
  )
}

/** The code for suggestions loads when the field gets the focus. The form works without it. */
function suggestOnFocus(input: HTMLInputElement | null): void {
  const load = () => {
    import('./suggest/suggest.tsx').then(
      (module) => module.suggest(input),
      () => {},
    )
  }
  if (input === document.activeElement) load()
  input?.addEventListener('focus', load)
}
