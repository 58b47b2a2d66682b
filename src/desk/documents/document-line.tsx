import { Link } from '../link.tsx'
import { formatWeekdayTime } from '../shell/format-time.ts'
import type { DocumentRow, DocumentState } from '../wire/documents.ts'
import { sayTotal } from './say-total.ts'
import { stateNames } from './state-names.ts'

const looks: Record<DocumentState, string> = {
  live: 'st ok',
  draft: 'st',
  scheduled: 'st info',
  ended: 'st',
}

type DocumentLineProps = {
  row: DocumentRow
  to: string
  /** Without it, rows cannot be picked. */
  onPick?: ((isRange: boolean) => void) | undefined
  isPicked: boolean
}

/** A document in a list: what it is, its state, and who changed it last. */
export function DocumentLine({ row, to, onPick, isPicked }: DocumentLineProps) {
  const { id, title, state, hasDraft, findings, thumb } = row
  const stops = findings?.stops ?? 0
  return (
    <li className="dl" data-row={id} data-picked={isPicked || undefined}>
      {onPick && (
        <label className="dl__pick">
          <input
            type="checkbox"
            checked={isPicked}
            aria-label={`Pick ${title}`}
            onChange={({ nativeEvent }) => onPick((nativeEvent as MouseEvent).shiftKey)}
          />
        </label>
      )}
      <div className="dl__art">{thumb !== null && <img src={thumb} alt="" loading="lazy" />}</div>
      <div className="grow">
        <b>
          <Link to={to}>{title}</Link>
        </b>
        <p className="meta">{sayMeta(row)}</p>
      </div>
      {stops > 0 && <span className="st hot">{sayTotal(stops, 'problem')}</span>}
      {hasDraft && state === 'live' && <span className="st warn">Draft changes</span>}
      <span className={looks[state]}>{stateNames[state]}</span>
    </li>
  )
}

function sayMeta({ brand, scheduled, changedAt, changedBy }: DocumentRow): string {
  const due =
    scheduled && `${scheduled.removes ? 'Off' : 'Live'} ${formatWeekdayTime(scheduled.at)}`
  const changed = changedAt && `Changed ${formatWeekdayTime(changedAt)}`
  return [brand, due, changed, changedBy && `by ${changedBy}`].filter(Boolean).join(' · ')
}
