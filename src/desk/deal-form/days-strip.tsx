import { useRef } from 'react'
import { type Weekday, weekdays } from '#lib/singapore-time.ts'
import { weekdayNames } from '#lib/weekday-names.ts'
import { DeskIcon } from '../shell/icon.tsx'

type DaysStripProps = {
  label: string
  days: readonly Weekday[]
  onChange: (days: Weekday[]) => void
}

/** Days are punched, as on an old bus ticket. Arrows move, Space punches. */
export function DaysStrip({ label, days, onChange }: DaysStripProps) {
  const strip = useRef<HTMLFieldSetElement>(null)
  const move = (place: number, by: number) => {
    const buttons = strip.current?.querySelectorAll('button') ?? []
    buttons[(place + by + weekdays.length) % weekdays.length]?.focus()
  }
  return (
    <div className="punch">
      <fieldset className="days" aria-label={label} ref={strip}>
        {weekdays.map((day, place) => {
          const isOn = days.includes(day)
          return (
            <button
              key={day}
              type="button"
              aria-pressed={isOn}
              onClick={() =>
                onChange(weekdays.filter((other) => (other === day ? !isOn : days.includes(other))))
              }
              onKeyDown={(event) => {
                if (event.key === 'ArrowRight') move(place, 1)
                if (event.key === 'ArrowLeft') move(place, -1)
              }}
            >
              <i>{isOn && <DeskIcon name="check" />}</i>
              {weekdayNames[day].slice(0, 3)}
              <span className="sr">{weekdayNames[day].slice(3)}</span>
            </button>
          )
        })}
      </fieldset>
    </div>
  )
}
