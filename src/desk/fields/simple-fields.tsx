import { Select } from '../shell/form/select.tsx'
import { TextField as TextInput } from '../shell/form/text-field.tsx'
import type { FieldProps } from './field-props.ts'
import { Labelled } from './labelled.tsx'
import { NumberInput } from './number-input.tsx'

const LONG = 80

/** Key text. It grows into several lines when it is long. */
export function TextField({ id, label, field, value, onChange, describedBy }: FieldProps<string>) {
  const text = value ?? ''
  const common = {
    id,
    className: 'in',
    value: text,
    placeholder: field.config?.placeholder ?? '',
    'aria-describedby': describedBy,
  }
  const isLong = text.length > LONG || text.includes('\n')
  return (
    <Labelled label={label} htmlFor={id}>
      {isLong ? (
        <textarea {...common} rows={3} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...common} onChange={(event) => onChange(event.target.value)} />
      )}
    </Labelled>
  )
}

export function NumberField({ label, field, ...props }: FieldProps<number>) {
  const { min, max, step } = field.config ?? {}
  return (
    <Labelled label={label} htmlFor={props.id}>
      <NumberInput
        {...props}
        min={typeof min === 'number' ? min : undefined}
        max={typeof max === 'number' ? max : undefined}
        step={typeof step === 'number' ? step : undefined}
      />
    </Labelled>
  )
}

export function BooleanField({ id, label, value, onChange, describedBy }: FieldProps<boolean>) {
  return (
    <label className="pick">
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  )
}

export function SelectField({
  id,
  label,
  field,
  value,
  onChange,
  describedBy,
}: FieldProps<string>) {
  const options = field.config?.options ?? []
  // A value that the model no longer has stays until somebody chooses another.
  const known = value && !options.includes(value) ? [value, ...options] : options
  return (
    <Select
      id={id}
      label={label}
      options={[['', 'Not stated'], ...known.map((option) => [option, option] as const)]}
      value={value ?? ''}
      aria-describedby={describedBy}
      onChange={(next) => onChange(next || null)}
    />
  )
}

export function DateField({ id, label, value, onChange, describedBy }: FieldProps<string>) {
  return (
    <TextInput
      id={id}
      label={label}
      type="date"
      value={value ?? ''}
      aria-describedby={describedBy}
      onChange={(day) => onChange(day || null)}
    />
  )
}

export function ColourField({ id, label, value, onChange, describedBy }: FieldProps<string>) {
  return (
    <Labelled label={label} htmlFor={id}>
      <span className="line">
        <input
          type="color"
          aria-label={`${label}, chosen from a palette`}
          value={/^#[\da-f]{6}$/i.test(value ?? '') ? (value ?? '') : '#000000'}
          onChange={(event) => onChange(event.target.value)}
        />
        <input
          id={id}
          className="in"
          value={value ?? ''}
          placeholder="#a0b1c2"
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value || null)}
        />
      </span>
    </Labelled>
  )
}
