import { Button } from '../shell/button.tsx'
import { ScrollBox } from '../shell/scroll-box.tsx'
import type { BulkAct, BulkPreviewRow } from '../wire/bulk.ts'
import { nameAct, sayDeals, sayValue } from './bulk-names.ts'

type BulkPreviewListProps = {
  act: BulkAct
  rows: readonly BulkPreviewRow[]
  isBusy: boolean
  onDo: () => void
  onBack: () => void
}

/** The effect on each document: those that cannot be changed first, those that stay the same last. */
export function BulkPreviewList({ act, rows, isBusy, onDo, onBack }: BulkPreviewListProps) {
  const changed = rows.filter(({ outcome }) => outcome === 'changes')
  const sorted = rows.toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome))
  const isDown = act.kind === 'take-down'
  return (
    <div className="col">
      <p role="status">
        <b>{nameAct(act)}.</b> {sayCounts(rows)}
      </p>
      <ScrollBox className="bulk__rows" label="What changes">
        <ul className="rows">
          {sorted.map((row) => (
            <PreviewLine key={row.id} row={row} />
          ))}
        </ul>
      </ScrollBox>
      <div className="bs">
        <Button
          look={isDown ? 'bad' : 'go'}
          disabled={changed.length === 0}
          isBusy={isBusy}
          onClick={onDo}
        >
          {isDown ? 'Take down' : act.kind === 'publish' ? 'Publish' : 'Change'}{' '}
          {sayDeals(changed.length)}
        </Button>
        <Button onClick={onBack}>Back</Button>
      </div>
    </div>
  )
}

const order: readonly BulkPreviewRow['outcome'][] = ['stopped', 'changes', 'same']

function sayCounts(rows: readonly BulkPreviewRow[]): string {
  const count = (wanted: BulkPreviewRow['outcome']) =>
    rows.filter(({ outcome }) => outcome === wanted).length
  const [changes, same, stopped] = [count('changes'), count('same'), count('stopped')]
  return [
    `${sayDeals(changes)} ${changes === 1 ? 'changes' : 'change'}.`,
    same > 0 && `${same} ${same === 1 ? 'stays' : 'stay'} the same.`,
    stopped > 0 && `${stopped} cannot be changed.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function PreviewLine({ row }: { row: BulkPreviewRow }) {
  const { title, outcome, before, after, note, findings } = row
  const warns = findings.filter(({ severity }) => severity === 'warns' || outcome === 'changes')
  return (
    <li>
      <div className="grow">
        <b>{title}</b>
        {outcome === 'changes' && (
          <p className="meta">
            <del>{sayValue(before)}</del> <ins>{sayValue(after)}</ins>
          </p>
        )}
        {note !== null && <p className="meta">{note}</p>}
        {warns.map(({ rule, message }) => (
          <p key={rule + message} className="meta">
            Look at it: {message}
          </p>
        ))}
      </div>
      {outcome === 'stopped' && <span className="st hot">Stopped</span>}
      {outcome === 'same' && <span className="st">Same</span>}
    </li>
  )
}
