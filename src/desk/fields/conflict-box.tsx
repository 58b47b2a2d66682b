import type { DeskConflict } from '../wire/documents.ts'
import { showValue } from './show-value.ts'

type ConflictBoxProps = {
  label: string
  conflict: DeskConflict
  /** What the draft has now. */
  found: unknown
  onChoose: (value: unknown) => void
}

/** Two values of one place, side by side. Both are kept until somebody chooses. */
export function ConflictBox({ label, conflict, found, onChoose }: ConflictBoxProps) {
  const { after, before, author } = conflict
  const canJoin = typeof after === 'string' && typeof found === 'string'
  return (
    <section className="clash" aria-label={`${label}: two values`}>
      <header>Two people changed {label} at the same time. Nothing is lost.</header>
      <div className="clash__two">
        <div>
          <p className="meta">{author ?? 'Somebody'}, not in the draft yet</p>
          <p className="val">{showValue(after)}</p>
          <button className="b" type="button" onClick={() => onChoose(after)}>
            Take this one
          </button>
        </div>
        <div>
          <p className="meta">In the draft now</p>
          <p className="val">{showValue(found)}</p>
          <button className="b" type="button" onClick={() => onChoose(found)}>
            Keep this one
          </button>
        </div>
      </div>
      <div className="was line">
        <span className="grow">Before both: {showValue(before)}</span>
        {canJoin && (
          <button className="b bare" type="button" onClick={() => onChoose(`${found} ${after}`)}>
            Keep both
          </button>
        )}
      </div>
    </section>
  )
}
