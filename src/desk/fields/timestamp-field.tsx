import type { FieldProps } from './field-props.ts'
import { Labelled } from './labelled.tsx'
import { fromLocalTime, toLocalTime } from './local-time.ts'

/** An instant, shown in Singapore's time. */
export function TimestampField({ id, label, value, onChange, describedBy }: FieldProps<string>) {
  return (
    <Labelled label={label} htmlFor={id} note="Singapore time">
      <input
        id={id}
        className="in"
        type="datetime-local"
        value={toLocalTime(value ?? null)}
        aria-describedby={describedBy}
        onChange={(event) => onChange(fromLocalTime(event.target.value))}
      />
    </Labelled>
  )
}
