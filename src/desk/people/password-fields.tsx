import { TextField } from '../shell/form/text-field.tsx'

type PasswordProps = { value: string; onChange: (value: string) => void }

/** The current password of the signed-in person. */
export function OwnPassword({
  label = 'Your password',
  ...field
}: PasswordProps & { label?: string }) {
  return (
    <TextField label={label} type="password" autoComplete="current-password" required {...field} />
  )
}

/** A new password. */
export function NewPassword(field: PasswordProps) {
  return (
    <TextField
      label="New password, at least 8 characters"
      type="password"
      name="password"
      autoComplete="new-password"
      required
      minLength={8}
      {...field}
    />
  )
}
