import { COUNTS_KEPT_DAYS } from '#lib/counts-kept.ts'
import { formatDay } from '#lib/format-day.ts'
import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import { Link } from '../link.tsx'
import { DeskIcon } from '../shell/icon.tsx'
import { type PartnerReportView, USUAL_DAYS } from '../wire/reports.ts'

type ReportHeadProps = { report: PartnerReportView; isMonth: boolean }

/** The partner in its own colours, with the ways to other days and to its page. */
export function ReportHead({ report, isMonth }: ReportHeadProps) {
  const { uid, title, tagline, palette, from, to, link } = report
  const today = singaporeDay(new Date())
  const earlier = addDays(from, -1)
  const later = addDays(to, USUAL_DAYS)
  const latest = `/reports/${uid}`
  const at = (day: string) => `${latest}?to=${day}`
  return (
    <header className="rhead" data-palette={palette || 'charcoal'}>
      <div>
        <p>{`Report, ${formatDay(from)} to ${formatDay(to)}`}</p>
        <h2>{title}</h2>
        {tagline && <p>{tagline}</p>}
      </div>
      <nav className="bs" aria-label="Other days">
        {isMonth ? (
          <Link className="b" to={latest}>
            Last four weeks
          </Link>
        ) : (
          <>
            {earlier >= addDays(today, -COUNTS_KEPT_DAYS) && (
              <Link className="b" to={at(earlier)}>
                Earlier
              </Link>
            )}
            {to < today && (
              <Link className="b" to={later < today ? at(later) : latest}>
                Later
              </Link>
            )}
          </>
        )}
        <a className="b" href={link} target="_blank" rel="noreferrer">
          <DeskIcon name="eye" size="s" />
          See the page
        </a>
      </nav>
    </header>
  )
}
