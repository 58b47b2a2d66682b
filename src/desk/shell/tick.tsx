type TickProps = {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** `pick` looks like a button. */
  look?: 'tick' | 'pick' | 'line sm'
}

/** A checkbox with its label. */
export function Tick({ label, isOn, onChange, look = 'tick' }: TickProps) {
  return (
    <label className={look}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  )
}
