import { formatMoment } from '../format-moment.ts'
import { Link } from '../link.tsx'
import type { DocumentRow, DocumentState } from '../wire/documents.ts'

const stateNames: Record<DocumentState, { name: string; look: string }> = {
  live: { name: 'Live', look: 'st ok' },
  draft: { name: 'Draft', look: 'st' },
  scheduled: { name: 'Scheduled', look: 'st info' },
  ended: { name: 'Ended', look: 'st' },
}

type DocumentLineProps = { row: DocumentRow; to: string }

/** A document in a list: what it is, its state, and who changed it last. */
export function DocumentLine({ row, to }: DocumentLineProps) {
  const { title, brand, state, hasDraft, changedAt, changedBy, findings, thumb } = row
  const { name, look } = stateNames[state]
  const stops = findings?.stops ?? 0
  return (
    <li className="dl">
      <div className="dl__art">{thumb !== null && <img src={thumb} alt="" loading="lazy" />}</div>
      <div className="grow">
        <b>
          <Link to={to}>{title}</Link>
        </b>
        <p className="meta">
          {[
            brand,
            changedAt && `Changed ${formatMoment(changedAt)}`,
            changedBy && `by ${changedBy}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {stops > 0 && (
        <span className="st hot">{stops === 1 ? '1 problem' : `${stops} problems`}</span>
      )}
      {hasDraft && state === 'live' && <span className="st warn">Draft changes</span>}
      <span className={look}>{name}</span>
    </li>
  )
}
