import type { ReactNode } from 'react'

type Chip<Value> = { value: Value; name: ReactNode; count?: ReactNode }

type ChipsProps<Value> = {
  label: string
  chips: readonly Chip<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
  /** After the chips. */
  children?: ReactNode
}

/** A row of buttons of which one is chosen; it scrolls sideways on phones. */
export function Chips<Value extends string | null>(props: ChipsProps<Value>) {
  const { label, chips, chosen, onChoose, children } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a form's borders and legend
    <div className="bs" data-scrolls="" role="group" aria-label={label}>
      {chips.map(({ value, name, count }) => (
        <button
          key={value}
          className="fchip"
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {name} {count !== undefined && <b>{count}</b>}
        </button>
      ))}
      {children}
    </div>
  )
}
