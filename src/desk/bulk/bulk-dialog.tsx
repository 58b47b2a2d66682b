import { useState } from 'react'
import { callDesk } from '../call-desk.ts'
import { Dialog } from '../shell/dialog.tsx'
import { Problem } from '../shell/form/problem.tsx'
import { useSending } from '../shell/form/use-sending.ts'
import type { BulkAct, BulkChoice, BulkPreview, BulkReport } from '../wire/bulk.ts'
import { BulkForm } from './bulk-form.tsx'
import { sayDeals } from './bulk-names.ts'
import { BulkPreviewList } from './bulk-preview.tsx'
import { BulkProgress } from './bulk-progress.tsx'

type BulkDialogProps = {
  choice: BulkChoice
  count: number
  /** Something has changed, so the list is read again. */
  onEnd: () => void
  /** The dialog is closed; the job keeps running. */
  onLeave: (id: string) => void
  onClose: () => void
}

type Previewed = { act: BulkAct; rows: BulkPreview['rows'] }

/** Chooses an act, previews it for each document, does it and can undo it. */
export function BulkDialog({ choice, count, onEnd, onLeave, onClose }: BulkDialogProps) {
  const { isBusy, problem, send } = useSending()
  const [previewed, setPreviewed] = useState<Previewed | null>(null)
  const [report, setReport] = useState<BulkReport | null>(null)

  const preview = (act: BulkAct) =>
    send(async () => {
      const { rows } = await callDesk<BulkPreview>('POST', '/bulks/preview', { act, choice })
      setPreviewed({ act, rows })
    })
  const run = ({ act, rows }: Previewed) =>
    send(async () => {
      const changed = rows.filter(({ outcome }) => outcome === 'changes')
      const input = {
        id: crypto.randomUUID(),
        act,
        rows: changed.map(({ id, seen }) => ({ id, seen })),
      }
      setReport(await callDesk<BulkReport>('POST', '/bulks', input))
    })

  return (
    <Dialog title={`Change ${sayDeals(count)}`} look="dlg bulk" onClose={onClose}>
      <Problem error={problem} />
      {report ? (
        <BulkProgress first={report} {...{ onEnd, onLeave }} onClose={onClose} />
      ) : previewed ? (
        <BulkPreviewList
          act={previewed.act}
          rows={previewed.rows}
          isBusy={isBusy}
          onDo={() => void run(previewed)}
          onBack={() => setPreviewed(null)}
        />
      ) : (
        <BulkForm isBusy={isBusy} onAct={(act) => void preview(act)} onClose={onClose} />
      )}
    </Dialog>
  )
}
