type CodeFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  autoFocus?: boolean
}

/** Six digits of an app, or a printed code. */
export function CodeField({ label, value, onChange, autoFocus = false }: CodeFieldProps) {
  return (
    <label className="f">
      <span className="lab">{label}</span>
      <input
        className="in otp"
        name="code"
        required
        // biome-ignore lint/a11y/noAutofocus: it is what the person was just asked for.
        autoFocus={autoFocus}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}
