import { minutesOf, type TimeRange } from './simple-hours.ts'

const [FIRST, LAST, WIDTH] = [6 * 60, 24 * 60, 620]
const marks = [
  [6, '6am'],
  [9, '9am'],
  [12, 'noon'],
  [15, '3pm'],
  [18, '6pm'],
  [21, '9pm'],
  [24, 'midnight'],
] as const

/** The day from 6am to midnight, and when the deal can be used. The inputs below say the same. */
export function HoursRuler({ ranges }: { ranges: readonly TimeRange[] }) {
  const toX = (minute: number) =>
    (Math.min(LAST, Math.max(FIRST, minute)) - FIRST) * (WIDTH / (LAST - FIRST))
  return (
    <svg className="ruler" viewBox={`0 0 ${WIDTH} 46`} aria-hidden="true">
      <rect className="base" x="0" y="8" width={WIDTH} height="16" rx="4" />
      {ranges.map(({ from, to }) => {
        const start = minutesOf(from)
        const end = minutesOf(to) <= start ? LAST : minutesOf(to)
        const [x, end0] = [toX(start), toX(end)]
        return (
          <rect
            key={from + to}
            className="use"
            x={x}
            y="8"
            width={Math.max(0, end0 - x)}
            height="16"
            rx="3"
          />
        )
      })}
      {marks.map(([hour, name]) => (
        <text
          key={name}
          className={hour % 6 === 0 ? '' : 'odd'}
          x={toX(hour * 60)}
          y="42"
          textAnchor={hour === 6 ? 'start' : hour === 24 ? 'end' : 'middle'}
        >
          {name}
        </text>
      ))}
    </svg>
  )
}
