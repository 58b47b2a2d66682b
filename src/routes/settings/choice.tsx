import styles from './page.module.css'

type ChoiceProps = {
  legend: string
  /** Names by value. */
  options: Record<string, string>
  value: string
  onChange: (value: string) => void
}

/** Radio buttons that take effect at once. */
export function Choice({ legend, options, value, onChange }: ChoiceProps) {
  return (
    <fieldset className={styles.themes}>
      <legend>{legend}</legend>
      {Object.entries(options).map(([option, name]) => (
        <label key={option}>
          <input
            type="radio"
            name={legend}
            value={option}
            checked={value === option}
            onChange={() => onChange(option)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
