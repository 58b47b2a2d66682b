import { TextField } from '../shell/form/text-field.tsx'
import type { FieldProps } from './field-props.ts'
import { fromLocalTime, toLocalTime } from './local-time.ts'

/** An instant, shown in Singapore's time. */
export function TimestampField({ id, label, value, onChange, describedBy }: FieldProps<string>) {
  return (
    <TextField
      {...{ id, label }}
      note="Singapore time"
      type="datetime-local"
      value={toLocalTime(value ?? null)}
      aria-describedby={describedBy}
      onChange={(local) => onChange(fromLocalTime(local))}
    />
  )
}
