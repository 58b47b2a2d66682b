type NumberInputProps = {
  id: string
  value: number | null | undefined
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  placeholder?: string | undefined
  describedBy?: string | undefined
  onChange: (value: number | null) => void
}

/** Text that is not yet a number, such as a lone minus sign, does not reach `onChange`. */
export function NumberInput(props: NumberInputProps) {
  const { value, step = 'any', describedBy, onChange, ...attributes } = props
  return (
    <input
      {...attributes}
      className="in"
      type="number"
      inputMode="decimal"
      step={step}
      value={value ?? ''}
      aria-describedby={describedBy}
      onChange={(event) => {
        const { value: text, valueAsNumber } = event.target
        if (text === '') onChange(null)
        else if (Number.isFinite(valueAsNumber)) onChange(valueAsNumber)
      }}
    />
  )
}
