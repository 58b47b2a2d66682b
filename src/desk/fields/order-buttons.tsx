import { Button } from '../shell/button.tsx'

type OrderButtonsProps<Item> = {
  items: readonly Item[]
  place: number
  /** What is moved: `outlet 2`. */
  name: string
  onChange: (items: Item[]) => void
}

/** Moves an item of a list up or down, or removes it. */
export function OrderButtons<Item>({ items, place, name, onChange }: OrderButtonsProps<Item>) {
  const move = (by: number) => {
    const item = items[place] as Item
    onChange(items.toSpliced(place, 1).toSpliced(place + by, 0, item))
  }
  return (
    <span className="bs order">
      <Button
        look="bare ic"
        disabled={place === 0}
        aria-label={`Move ${name} up`}
        onClick={() => move(-1)}
      >
        ↑
      </Button>
      <Button
        look="bare ic"
        disabled={place === items.length - 1}
        aria-label={`Move ${name} down`}
        onClick={() => move(1)}
      >
        ↓
      </Button>
      <Button
        look="bare ic"
        aria-label={`Remove ${name}`}
        onClick={() => onChange(items.toSpliced(place, 1))}
      >
        ×
      </Button>
    </span>
  )
}
