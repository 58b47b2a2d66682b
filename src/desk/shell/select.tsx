export type Options<Value extends string = string> = readonly (readonly [
  value: Value,
  name: string,
])[]

type SelectProps<Value extends string> = {
  label: string
  options: Options<Value>
  value: Value
  onChange: (value: Value) => void
}

/** A drop-down list with its label above it. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, onChange } = props
  return (
    <label className="f">
      <span className="lab">{label}</span>
      <select
        className="in"
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
