import { useState } from 'react'
import { Beside } from '../fields/beside.tsx'
import { LabelledGroup } from '../fields/labelled.tsx'
import { Button } from '../shell/button.tsx'
import { TextField } from '../shell/form/text-field.tsx'
import { type SectionProps, useFact } from './deal-fields.ts'
import { HoursRuler } from './hours-ruler.tsx'
import { type TimeRange, toHours, toRanges } from './simple-hours.ts'

/** The hours of a deal: ranges for every day, or the notation of documents where days differ. */
export function HoursFact({ findings }: SectionProps) {
  const [hours, set] = useFact<string>('hours')
  const [isWritten, setWritten] = useState(false)
  const ranges = toRanges(hours)
  return (
    <Beside name="hours" label="Hours" findings={findings}>
      {({ id }) =>
        ranges && !isWritten ? (
          <LabelledGroup label="Hours" note={ranges.length === 0 ? 'Any hour' : undefined}>
            <HoursRuler ranges={ranges} />
            <Ranges ranges={ranges} onChange={(next) => set(toHours(next))} />
            <Button look="bare" onClick={() => setWritten(true)}>
              Other hours on some days
            </Button>
          </LabelledGroup>
        ) : (
          <TextField
            id={id}
            label="Hours"
            note="mon-fri 11:00-15:00; sat,ph 10:00-22:00; sun off"
            value={hours ?? ''}
            onChange={set}
          />
        )
      }
    </Beside>
  )
}

type RangesProps = {
  ranges: readonly TimeRange[]
  onChange: (ranges: readonly TimeRange[]) => void
}

/** Half a range is kept here until its other end is chosen. */
function Ranges({ ranges, onChange }: RangesProps) {
  const [half, setHalf] = useState<TimeRange | null>(null)
  const shown = half || ranges.length === 0 ? [...ranges, half ?? { from: '', to: '' }] : ranges
  function change(place: number, part: Partial<TimeRange>): void {
    const next = { ...(shown[place] as TimeRange), ...part }
    const isWhole = next.from !== '' && next.to !== ''
    if (place < ranges.length) {
      onChange(isWhole ? ranges.with(place, next) : ranges.toSpliced(place, 1))
    } else if (isWhole) {
      setHalf(null)
      onChange([...ranges, next])
    } else setHalf(next)
  }
  return (
    <div className="line wrapy">
      {shown.map(({ from, to }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ranges have no ids.
        <span className="line" key={place}>
          <input
            className="in short"
            type="time"
            aria-label="From"
            value={from}
            onChange={(event) => change(place, { from: event.target.value })}
          />
          <span className="sm">to</span>
          <input
            className="in short"
            type="time"
            aria-label="Until"
            value={to}
            onChange={(event) => change(place, { to: event.target.value })}
          />
        </span>
      ))}
      {!half && ranges.length > 0 && (
        <Button look="bare" onClick={() => setHalf({ from: '', to: '' })}>
          Another range
        </Button>
      )}
    </div>
  )
}
