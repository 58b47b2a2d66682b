import type { InputHTMLAttributes } from 'react'

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  label: string
  value: string
  onChange: (value: string) => void
}

export function TextField({ label, onChange, ...attributes }: TextFieldProps) {
  return (
    <label className="f">
      <span className="lab">{label}</span>
      <input className="in" {...attributes} onChange={({ target }) => onChange(target.value)} />
    </label>
  )
}
