import { useId } from 'react'

type ChoiceProps<Value extends string | null> = {
  label: string
  options: readonly (readonly [value: Value, name: string])[]
  value: Value
  onChange: (value: Value) => void
}

/** The options of a choice, from a name for each value, in their order. */
export function optionsOf<Value extends string>(names: Readonly<Record<Value, string>>) {
  return Object.entries(names) as [Value, string][]
}

/** Follows the others where nobody need state the fact. */
export const NOT_STATED = [null, 'Not stated'] as const

/** One of a few values, all in sight. "Not stated" is a value like the others. */
export function Choice<Value extends string | null>(props: ChoiceProps<Value>) {
  const { label, options, value, onChange } = props
  const id = useId()
  return (
    <div className="f">
      <span className="lab" id={id}>
        {label}
      </span>
      <fieldset className="seg full" aria-labelledby={id}>
        {options.map(([option, name]) => (
          <button
            key={name}
            type="button"
            aria-pressed={option === value}
            onClick={() => onChange(option)}
          >
            {name}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
