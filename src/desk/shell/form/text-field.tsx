import type { InputHTMLAttributes, ReactNode } from 'react'

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  label: string
  /** Beside its name. */
  note?: ReactNode
  value: string
  onChange: (value: string) => void
}

export function TextField({ label, note, onChange, ...attributes }: TextFieldProps) {
  return (
    <label className="f">
      <span className="lab">
        {label}
        {note !== undefined && <i>{note}</i>}
      </span>
      <input className="in" {...attributes} onChange={({ target }) => onChange(target.value)} />
    </label>
  )
}
