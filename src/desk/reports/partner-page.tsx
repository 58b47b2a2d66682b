import { daysBetween } from '#lib/singapore-time.ts'
import { Link } from '../link.tsx'
import type { PageProps } from '../pages.ts'
import { DeskBar } from '../shell/desk-bar.tsx'
import { useDesk } from '../shell/desk-context.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import type { PartnerReportView } from '../wire/reports.ts'
import { ComingBox } from './coming-box.tsx'
import { DealTable } from './deal-table.tsx'
import { ReportActs } from './report-acts.tsx'
import { ReportHead } from './report-head.tsx'
import { ReportMail } from './report-mail.tsx'
import { WeekChart } from './week-chart.tsx'
import '../styles/reports.css'

/** How a partner's page and deals were used in four weeks, or in the month that an e-mail is about. Partners see only their own. */
export function Page({ params: { partner = '' }, query }: PageProps) {
  const { me } = useDesk()
  const seesAll = me.capabilities.includes('reports')
  const path = seesAll ? `/reports/${encodeURIComponent(partner)}` : '/own-report'
  const days = toDays(query)
  const { value: report, problem, reload } = useLoaded<PartnerReportView>(`${path}?${days}`)
  if (!report) return problem ? <LoadFailure error={problem} /> : <DeskBar title="Report" />
  return (
    <DeskPage
      title={report.title}
      crumb={seesAll ? <Link to="/reports">Partners</Link> : 'Your report'}
      acts={<ReportActs report={report} path={path} isMonth={days.has('month')} />}
    >
      <div className="col">
        <ReportHead report={report} isMonth={days.has('month')} />
        <Stats report={report} />
        <div className="two">
          <WeekChart weeks={report.weeks} />
          <div className="col">
            <ComingBox report={report} />
            {report.mail && <ReportMail mail={report.mail} onChanged={() => void reload()} />}
          </div>
        </div>
        <DealTable deals={report.deals} checkedLately={report.checkedLately} />
      </div>
    </DeskPage>
  )
}

/** The days that the address asks for. */
function toDays(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => name === 'month' || name === 'to'))
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
      <Stat
        value={report.isRated ? report.worked : '–'}
        what="said it worked"
        note={report.isRated ? '' : 'No feedback yet'}
      />
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
