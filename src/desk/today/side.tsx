import { formatWeekday, weekdayOf } from '#lib/singapore-time.ts'
import { Link } from '../link.tsx'
import { Box } from '../shell/box.tsx'
import { formatWeekdayTime } from '../shell/format-time.ts'
import type { ScheduledRow, Today } from '../wire/today.ts'

/** Beside the queue: the week's beginnings and ends, and scheduled publishes. */
export function Side({ today }: { today: Today }) {
  return (
    <aside className="col" aria-label="This week">
      <Box title="This week" note="− ends, + begins">
        <ul className="week">
          {today.week.map(({ day, begins, ends }, place) => (
            <li key={day} data-now={place === 0}>
              <span>{weekdayOf(day).replace(/^./, (first) => first.toUpperCase())}</span>
              <b>
                <span className="sr">{formatWeekday(day)}</span>
                <span aria-hidden="true">{Number(day.slice(-2))}</span>
              </b>
              <Count sign="−" count={ends} what="end" />
              <Count sign="+" count={begins} what="begin" />
            </li>
          ))}
        </ul>
      </Box>
      <Box title="Scheduled next" note={today.scheduled.length}>
        {today.scheduled.length === 0 ? (
          <p className="pad meta">Nothing is scheduled.</p>
        ) : (
          <ul className="rows">
            {today.scheduled.map((row) => (
              <Scheduled key={`${row.id} ${row.at}`} row={row} />
            ))}
          </ul>
        )}
      </Box>
    </aside>
  )
}

function Count({ sign, count, what }: { sign: string; count: number; what: string }) {
  if (count === 0) return <span>&nbsp;</span>
  return (
    <span className={what}>
      {sign}
      {count}
      <span className="sr"> {what}</span>
    </span>
  )
}

function Scheduled({ row: { id, label, at, isTakeBack } }: { row: ScheduledRow }) {
  return (
    <li>
      <div className="grow">
        <b>
          <Link to={`/campaigns/${id}`}>{label}</Link>
        </b>
        <p className="meta">
          {isTakeBack ? 'Ends' : 'Begins'} {formatWeekdayTime(at)}
        </p>
      </div>
    </li>
  )
}
