import { formatDay, formatShortDay } from '#lib/format-day.ts'
import { formatWeekday, weekdays } from '#lib/singapore-time.ts'
import { upperFirst } from '#lib/upper-first.ts'
import { Box } from '../shell/box.tsx'
import { ScrollBox } from '../shell/scroll-box.tsx'
import type { CalendarDay } from '../wire/campaigns.ts'

/** Six weeks, Monday first: what begins and ends, with public holidays. */
export function Calendar({ days }: { days: readonly CalendarDay[] }) {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const weeks = Array.from({ length: days.length / 7 }, (_, place) =>
    days.slice(place * 7, place * 7 + 7),
  )
  return (
    <Box
      title={`${formatShortDay(first.day)} to ${formatDay(last.day)}`}
      note="Public holidays in rose"
    >
      <ScrollBox className="scrollx" label="Calendar, scrolls sideways">
        <table className="cal">
          <thead>
            <tr>
              {weekdays.map((name) => (
                <th key={name} scope="col">
                  {upperFirst(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]?.day}>
                {week.map((day) => (
                  <Day key={day.day} day={day} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </Box>
  )
}

function Day({ day: { day, holiday, begins, ends, dealsBegin, dealsEnd } }: { day: CalendarDay }) {
  const isFirst = day.endsWith('-01')
  return (
    <td data-holiday={holiday !== null}>
      <b>
        <span className="sr">{formatWeekday(day)}</span>
        <span aria-hidden="true">{isFirst ? formatShortDay(day) : Number(day.slice(-2))}</span>
      </b>
      {holiday !== null && <small>{holiday}</small>}
      {begins.map((label) => (
        <span key={`+${label}`} className="ev">
          + {label}
        </span>
      ))}
      {ends.map((label) => (
        <span key={`-${label}`} className="ev ends">
          − {label}
        </span>
      ))}
      {dealsBegin > 0 && <span className="ev">{sayDeals(dealsBegin, 'begin')}</span>}
      {dealsEnd > 0 && <span className="ev ends">{sayDeals(dealsEnd, 'end')}</span>}
    </td>
  )
}

function sayDeals(count: number, verb: string): string {
  return count === 1 ? `1 deal ${verb}s` : `${count} deals ${verb}`
}
