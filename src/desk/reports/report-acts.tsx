import * as paths from '#lib/paths.ts'
import { Button } from '../shell/button.tsx'
import { DeskIcon } from '../shell/icon.tsx'
import { useCopyLink } from '../shell/use-copy-link.ts'
import type { PartnerReportView } from '../wire/reports.ts'

type ReportActsProps = {
  report: PartnerReportView
  /** The path of the report in the API. */
  path: string
  isMonth: boolean
}

/** Downloads the report, or copies a link to the same days. */
export function ReportActs({ report, path, isMonth }: ReportActsProps) {
  const copyLink = useCopyLink()
  const days = isMonth ? `month=${report.from.slice(0, 7)}` : `to=${report.to}`
  const link = new URL(`${paths.desk}/reports/${report.uid}?${days}`, location.origin).href

  return (
    <>
      <a className="b" href={`${paths.deskApi}${path}/csv?${days}`} download>
        Download CSV
      </a>
      <Button
        look="go"
        onClick={() => void copyLink(link, 'It works for this partner’s people and for editors.')}
      >
        <DeskIcon name="link" size="s" />
        Copy link
      </Button>
    </>
  )
}
