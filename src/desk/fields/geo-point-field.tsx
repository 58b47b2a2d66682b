import { Button } from '../shell/button.tsx'
import type { FieldProps } from './field-props.ts'
import { LabelledGroup } from './labelled.tsx'

type Point = { latitude: number; longitude: number }

/** A position. Half of one means nothing, so it is stored when both numbers are there. */
export function GeoPointField({ label, value, onChange }: FieldProps<Point>) {
  const set = (part: Partial<Point>) => {
    const next = { latitude: value?.latitude ?? 0, longitude: value?.longitude ?? 0, ...part }
    onChange(next)
  }
  return (
    <LabelledGroup label={label} note="Latitude, longitude">
      <span className="line">
        {(['latitude', 'longitude'] as const).map((part) => (
          <input
            key={part}
            className="in"
            type="number"
            step="any"
            aria-label={part}
            value={value?.[part] ?? ''}
            onChange={(event) => {
              const { valueAsNumber } = event.target
              if (Number.isFinite(valueAsNumber)) set({ [part]: valueAsNumber })
            }}
          />
        ))}
        <Button disabled={!value} onClick={() => onChange(null)}>
          Clear
        </Button>
      </span>
    </LabelledGroup>
  )
}
