import { addDays, formatDay, singaporeDay } from '#lib/singapore-time.ts'
import { Link } from '../link.tsx'
import { DeskIcon } from '../shell/icon.tsx'
import type { PartnerReportView } from '../wire/reports.ts'

const DAYS = 28

type ReportHeadProps = { report: PartnerReportView; isMonth: boolean }

/** The partner in its own colours, with the ways to other days and to its page. */
export function ReportHead({ report, isMonth }: ReportHeadProps) {
  const { uid, title, tagline, palette, from, to, link } = report
  const later = addDays(to, DAYS)
  const at = (day: string) => `/reports/${uid}?to=${day}`
  return (
    <header className="rhead" data-palette={palette || 'charcoal'}>
      <div>
        <p>{`Report, ${formatDay(from)} to ${formatDay(to)}`}</p>
        <h2>{title}</h2>
        {tagline && <p>{tagline}</p>}
      </div>
      <nav className="bs" aria-label="Other days">
        {isMonth ? (
          <Link className="b" to={`/reports/${uid}`}>
            Last four weeks
          </Link>
        ) : (
          <>
            <Link className="b" to={at(addDays(from, -1))}>
              Earlier
            </Link>
            {later <= singaporeDay(new Date()) && (
              <Link className="b" to={at(later)}>
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
