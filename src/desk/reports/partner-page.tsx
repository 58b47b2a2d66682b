import { useState } from 'react'
import { daysBetween, formatDay, formatShortDay } from '#lib/singapore-time.ts'
import { Link } from '../link.tsx'
import type { PageProps } from '../pages.ts'
import { DeskBar } from '../shell/desk-bar.tsx'
import { useDesk } from '../shell/desk-context.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import type { PartnerReportView } from '../wire/reports.ts'
import { DealTable } from './deal-table.tsx'
import { ReportMail } from './report-mail.tsx'

/** How a partner's page and deals were used in four weeks, or in the month that an e-mail is about. Partners see only their own. */
export function Page({ params: { partner = '' }, query }: PageProps) {
  const { me } = useDesk()
  const [earlier, setEarlier] = useState(0)
  const path = me.capabilities.includes('reports') ? `/reports/${partner}` : '/own-report'
  const month = query.get('month')
  const days = month === null ? { earlier: String(earlier) } : { month }
  const {
    value: report,
    problem: failure,
    reload,
  } = useLoaded<PartnerReportView>(`${path}?${new URLSearchParams(days)}`)
  if (!report) return failure ? <LoadFailure error={failure} /> : <DeskBar title="Report" />
  return (
    <>
      <DeskBar title={report.title} crumb={`${formatDay(report.from)} to ${formatDay(report.to)}`}>
        {month === null ? (
          <Periods earlier={earlier} onChange={setEarlier} />
        ) : (
          <Link className="b" to={`/reports/${partner}`}>
            Last four weeks
          </Link>
        )}
      </DeskBar>
      <main id="main" className="main">
        <div className="col">
          <p>{report.tagline}</p>
          <Stats report={report} />
          {report.mail && <ReportMail mail={report.mail} onChanged={() => void reload()} />}
          <Weeks report={report} />
          <DealTable deals={report.deals} />
          <p className="meta">
            Counts only. No names, addresses or devices are kept or shown; fewer than 5 is written
            as “under 5”.
          </p>
        </div>
      </main>
    </>
  )
}

type PeriodsProps = { earlier: number; onChange: (earlier: number) => void }

function Periods({ earlier, onChange }: PeriodsProps) {
  return (
    <>
      <button className="b" type="button" onClick={() => onChange(earlier + 1)}>
        Earlier
      </button>
      <button
        className="b"
        type="button"
        disabled={earlier === 0}
        onClick={() => onChange(earlier - 1)}
      >
        Later
      </button>
    </>
  )
}

function Stats({ report }: { report: PartnerReportView }) {
  const days = daysBetween(report.from, report.to) + 1
  const ofHundred = (share: number | null) => (share === null ? '' : `${share} of 100 opens`)
  return (
    <div className="stats">
      <Stat
        value={report.opens}
        what="opens"
        note={report.trend === null ? '' : `${report.trend} against the ${days} days before`}
      />
      <Stat
        value={report.used}
        what="codes copied or shown"
        note={ofHundred(report.usedOfHundred)}
      />
      <Stat
        value={report.shopVisits}
        what="went to the shop"
        note={ofHundred(report.shopOfHundred)}
      />
      <Stat value={report.worked} what="said it worked" note="" />
      <Stat value={report.landingOpens} what="saw the partner’s page" note="" />
    </div>
  )
}

function Stat({ value, what, note }: { value: string; what: string; note: string }) {
  return (
    <div className="box stat">
      <b>{value}</b>
      <span>{what}</span>
      <small>{note}</small>
    </div>
  )
}

function Weeks({ report: { weeks } }: { report: PartnerReportView }) {
  return (
    <section className="box" aria-labelledby="weeks">
      <div className="boxh">
        <h2 id="weeks">By week</h2>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <section className="scrollx" aria-label="By week, scrolls sideways" tabIndex={0}>
        <table className="tb">
          <thead>
            <tr>
              <th scope="col">Week</th>
              <th scope="col">Opens</th>
              <th scope="col">Copied or shown</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ from, opens, used }) => (
              <tr key={from}>
                <th scope="row">from {formatShortDay(from)}</th>
                <td>{opens}</td>
                <td>{used}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
