import * as paths from '#lib/paths.ts'
import { useDesk } from '../shell/desk-context.ts'
import { DeskIcon } from '../shell/icon.tsx'
import type { PartnerReportView } from '../wire/reports.ts'

type ReportActsProps = {
  report: PartnerReportView
  /** Of the API. */
  path: string
  isMonth: boolean
}

/** Takes the report elsewhere: as a file, or as a link to these very days. */
export function ReportActs({ report, path, isMonth }: ReportActsProps) {
  const { toast } = useDesk()
  const days = isMonth ? `month=${report.from.slice(0, 7)}` : `to=${report.to}`
  const link = new URL(`${paths.desk}/reports/${report.uid}?${days}`, location.origin).href

  async function copyLink(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      // No permission, or an unsafe address: they copy it by hand.
      return toast(`Could not copy. This is the link: ${link}`)
    }
    toast('The link is copied. It opens for this partner’s people and for editors.')
  }

  return (
    <>
      <a className="b" href={`${paths.deskApi}${path}/csv?${days}`} download>
        Download CSV
      </a>
      <button className="b go" type="button" onClick={() => void copyLink()}>
        <DeskIcon name="link" size="s" />
        Copy link
      </button>
    </>
  )
}
