import { DAY_MINUTES } from '#lib/clock-time.ts'
import { singaporeDay, startOfDay, weekdayOf } from '#lib/singapore-time.ts'
import { upperFirst } from '#lib/upper-first.ts'
import type { WeekDay } from '../wire/documents.ts'

const [COLUMN, GAP, TOP, HEIGHT] = [46, 4, 18, 58]

/** Seven days, hours downwards: when the deal can be used, and the chosen instant. */
export function WeekStrip({ week, at }: { week: readonly WeekDay[]; at: string }) {
  const today = singaporeDay(new Date(at))
  const minute = (Date.parse(at) - startOfDay(today).getTime()) / 60_000
  const toY = (minutes: number) => TOP + (minutes / DAY_MINUTES) * HEIGHT
  return (
    <svg
      className="strip"
      viewBox="0 0 346 78"
      role="img"
      aria-label="The week: when it is usable, and the chosen moment"
    >
      {week.map(({ day, windows, isUnsure }, place) => {
        const x = place * (COLUMN + GAP)
        return (
          <g key={day} className={day === today ? 'now' : ''}>
            <text x={x + COLUMN / 2} y="12" textAnchor="middle">
              {upperFirst(weekdayOf(day))}
            </text>
            <rect className="base" x={x} y={TOP} width={COLUMN} height={HEIGHT} rx="4" />
            {isUnsure && (
              <rect
                className="maybe"
                x={x + 3}
                y={TOP + 20}
                width={COLUMN - 6}
                height={HEIGHT - 26}
                rx="3"
              />
            )}
            {windows.map(([from, to]) => (
              <rect
                key={from}
                className="use"
                x={x + 4}
                y={toY(from)}
                width={COLUMN - 8}
                height={Math.max(2, toY(to) - toY(from))}
                rx="3"
              />
            ))}
            {day === today && (
              <line className="head" x1={x} x2={x + COLUMN} y1={toY(minute)} y2={toY(minute)} />
            )}
          </g>
        )
      })}
    </svg>
  )
}
