import { Button } from '../shell/button.tsx'
import { useDesk } from '../shell/desk-context.ts'
import { Problem } from '../shell/form/problem.tsx'
import { ScrollBox } from '../shell/scroll-box.tsx'
import { type BulkReport, type BulkSummary, capabilityFor } from '../wire/bulk.ts'
import { nameAct, sayDeals } from './bulk-names.ts'
import { useBulk } from './use-bulk.ts'

type BulkProgressProps = {
  first: BulkReport
  onEnd: () => void
  onLeave: (id: string) => void
  onClose: () => void
}

/** The progress of a bulk change, what it could not change, and a button to undo it. */
export function BulkProgress({ first, onEnd, onLeave, onClose }: BulkProgressProps) {
  const { me } = useDesk()
  const { report, problem, isBusy, undo } = useBulk(first, { onEnd, onLeave })
  const { counts, act, items, state } = report
  const [ended, total] = progressOf(report)
  const mayUndo = state === 'done' && (counts.done ?? 0) > 0
  return (
    <div className="col">
      <p role="status">
        <b>{nameAct(act)}.</b> {sayProgress(report)}
      </p>
      {isBusy && (
        <>
          <progress aria-label="Progress" value={ended} max={total} />
          <p className="meta">You can close this. It keeps running.</p>
        </>
      )}
      <Problem error={problem} />
      {items.length > 0 && (
        <ScrollBox className="bulk__rows" label="Not changed">
          <ul className="rows">
            {items.map(({ id, title, message }) => (
              <li key={id}>
                <div className="grow">
                  <b>{title}</b>
                  <p className="meta">{message}</p>
                </div>
              </li>
            ))}
          </ul>
        </ScrollBox>
      )}
      <div className="bs">
        {mayUndo && me.capabilities.includes(capabilityFor(act)) && (
          <Button onClick={() => void undo()}>Undo</Button>
        )}
        <Button look="go" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  )
}

/** How many documents have been processed, of how many. Undoing processes those that were done. */
function progressOf({ counts, state }: BulkSummary): [number, number] {
  const of = (...states: (keyof typeof counts)[]) =>
    states.reduce((sum, each) => sum + (counts[each] ?? 0), 0)
  const undone = of('undone', 'kept')
  if (state === 'undoing' || state === 'undone') return [undone, undone + of('done')]
  const ended = of('done', 'same', 'failed')
  return [ended, ended + of('waiting', 'doing')]
}

export function sayProgress(summary: BulkSummary): string {
  const { state, counts } = summary
  const [ended, total] = progressOf(summary)
  if (state === 'running') return `${ended} of ${sayDeals(total)} done.`
  if (state === 'undoing') return `${ended} of ${sayDeals(total)} undone.`
  if (state === 'undone') {
    const kept = counts.kept ?? 0
    const rest =
      kept > 0
        ? ` ${sayDeals(kept)} left as they are, because somebody has changed them since.`
        : ''
    return `${sayDeals(counts.undone ?? 0)} undone.${rest}`
  }
  const [failed, same] = [counts.failed ?? 0, counts.same ?? 0]
  const parts = [
    `${sayDeals(counts.done ?? 0)} done.`,
    same > 0 && `${same} had nothing to change.`,
    failed > 0 && `${failed} could not be done.`,
  ]
  return parts.filter(Boolean).join(' ')
}
