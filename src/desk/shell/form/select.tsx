import type { ComponentProps } from 'react'

export type Options<Value extends string = string> = readonly (readonly [
  value: Value,
  name: string,
])[]

type SelectListProps<Value extends string> = Omit<ComponentProps<'select'>, 'onChange'> & {
  options: Options<Value>
  value: Value
  onChange: (value: Value) => void
}

/** A drop-down list without a label above it. */
export function SelectList<Value extends string>(props: SelectListProps<Value>) {
  const { options, onChange, ...attributes } = props
  return (
    <select
      className="in short"
      {...attributes}
      onChange={({ target }) => onChange(target.value as Value)}
    >
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
  )
}

/** A drop-down list with its label above it. */
export function Select<Value extends string>({
  label,
  ...list
}: SelectListProps<Value> & { label: string }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the list is one.
    <label className="f">
      <span className="lab">{label}</span>
      <SelectList<Value> className="in" {...list} />
    </label>
  )
}
