import { Icon } from './icon.tsx'
import styles from './search-field.module.css'

type SearchFieldProps = { label: string; placeholder?: string; q?: string }

export function SearchField({ label, placeholder, q }: SearchFieldProps) {
  return (
    <label className={styles.field}>
      <span className="sr">{label}</span>
      <Icon name="search" />
      <input type="search" name="q" placeholder={placeholder} defaultValue={q} />
    </label>
  )
}
