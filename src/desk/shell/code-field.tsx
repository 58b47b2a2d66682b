import type { ComponentProps } from 'react'
import { TextField } from './form/text-field.tsx'

type CodeFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'value' | 'onChange' | 'autoFocus'
>

/** Six digits of an app, or a printed code. */
export function CodeField(field: CodeFieldProps) {
  return (
    <TextField
      className="in otp"
      name="code"
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={40}
      {...field}
    />
  )
}
