import { formatShortDay } from '#lib/format-day.ts'
import * as paths from '#lib/paths.ts'
import { formatWeekday, singaporeDay } from '#lib/singapore-time.ts'
import { formatWeekdayTime } from '../shell/format-time.ts'
import { DeskIcon } from '../shell/icon.tsx'
import type { PartnerReportView } from '../wire/reports.ts'

/** What is scheduled for the partner's page, with a preview of it. */
export function ComingBox({ report: { id, coming } }: { report: PartnerReportView }) {
  return (
    <section className="box pad col" aria-labelledby="coming">
      <h2 className="h2" id="coming">
        What comes next
      </h2>
      {coming === null ? (
        <p className="sm">Nothing is scheduled for the page.</p>
      ) : (
        <>
          <ul className="sm col">
            <Step
              at={coming.at}
              what={coming.removes ? 'The page is taken down' : 'The page changes'}
            />
            {coming.until !== null && <Step at={coming.until} what="The page changes back" />}
          </ul>
          {!coming.removes && (
            <a className="b" href={toPreview(id, coming)} target="_blank" rel="noreferrer">
              <DeskIcon name="eye" size="s" />
              {`Preview of ${formatShortDay(singaporeDay(new Date(coming.at)))}`}
            </a>
          )}
        </>
      )}
      <p className="meta">
        Counts only. No names, addresses or devices are kept or shown; fewer than 5 is written as
        “under 5”.
      </p>
    </section>
  )
}

function Step({ at, what }: { at: string; what: string }) {
  return (
    <li className="line wrapy">
      <span className="st info">
        <DeskIcon name="today" />
        {formatWeekday(singaporeDay(new Date(at)))}
      </span>
      <span title={formatWeekdayTime(at)}>{what}</span>
    </li>
  )
}

function toPreview(id: string, { release, at }: { release: string; at: string }): string {
  return `${paths.deskPreviewOf(id)}?${new URLSearchParams({ release, at })}`
}
