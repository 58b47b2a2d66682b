import { useState } from 'react'
import { callDesk } from '../call-desk.ts'
import { Button } from '../shell/button.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { EmptyBox } from '../shell/empty-box.tsx'
import { Problem } from '../shell/form/problem.tsx'
import { useSending } from '../shell/form/use-sending.ts'
import { formatTimeOrNow } from '../shell/format-time.ts'
import { useLoaded } from '../shell/use-loaded.ts'
import type { BulkReport, BulkSummary } from '../wire/bulk.ts'
import { nameAct } from './bulk-names.ts'
import { BulkProgress, sayProgress } from './bulk-progress.tsx'

type RecentBulksProps = { onEnd: () => void; onLeave: (id: string) => void; onClose: () => void }

/** Everybody's bulk changes, newest first, each with a button to undo it. */
export function RecentBulks({ onEnd, onLeave, onClose }: RecentBulksProps) {
  const { value, problem } = useLoaded<{ bulks: BulkSummary[] }>('/bulks')
  const { problem: refusal, send } = useSending()
  const [report, setReport] = useState<BulkReport | null>(null)
  const open = (id: string) =>
    send(async () => setReport(await callDesk<BulkReport>('GET', `/bulks/${id}`)))

  return (
    <Dialog title="Bulk changes" look="dlg bulk" onClose={onClose}>
      <Problem error={problem ?? refusal} />
      {report ? (
        <BulkProgress first={report} {...{ onEnd, onLeave }} onClose={() => setReport(null)} />
      ) : (
        <>
          {value?.bulks.length === 0 && <EmptyBox>No bulk changes yet.</EmptyBox>}
          <ul className="rows">
            {value?.bulks.map((bulk) => (
              <li key={bulk.id}>
                <div className="grow">
                  <b>{nameAct(bulk.act)}</b>
                  <p className="meta">
                    {formatTimeOrNow(bulk.at)} · {bulk.by} · {sayProgress(bulk)}
                  </p>
                </div>
                <Button aria-label={`Open ${nameAct(bulk.act)}`} onClick={() => void open(bulk.id)}>
                  Open
                </Button>
              </li>
            ))}
          </ul>
          <div className="bs">
            <Button onClick={onClose}>Close</Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
