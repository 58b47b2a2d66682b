import { Link } from '../link.tsx'
import { Button } from '../shell/button.tsx'
import { formatWeekdayTime } from '../shell/format-time.ts'
import { DeskIcon, type DeskIconName } from '../shell/icon.tsx'
import type { QueueKind, QueueRow, RecheckAct } from '../wire/today.ts'
import { recheckNames } from './recheck-names.ts'
import type { Done } from './use-today.ts'

const icons: Record<QueueKind, DeskIconName> = {
  'not-working': 'flag',
  'ends-soon': 'clock',
  stale: 'eye',
  'failed-checks': 'alert',
}

type QueueItemProps = {
  row: QueueRow
  done: Done | null
  isOpen: boolean
  mayRecheck: boolean
  onOpen: () => void
  onAct: (act: RecheckAct) => void
  onUndo: () => void
}

/** A deal that needs a person, with the reason and the likeliest act. Expanded, it shows readers' words and all four acts. */
export function QueueItem({
  row,
  done,
  isOpen,
  mayRecheck,
  onOpen,
  onAct,
  onUndo,
}: QueueItemProps) {
  const { deal, kind, why, detail, isHot } = row
  const details = [deal.brand, deal.place].filter(Boolean).join(' · ')
  return (
    <article className="q" data-open={isOpen} data-done={done !== null}>
      <div className="q__art">
        {deal.picture !== null && <img src={deal.picture} alt="" loading="lazy" />}
      </div>
      {done && (
        <span className="hole">
          <DeskIcon name="check" size="s" />
        </span>
      )}
      <div className="q__t">
        <h3>
          <Link to={`/deals/${deal.id}`}>{deal.title}</Link>
        </h3>
        <p className="meta">
          {details} {deal.code !== null && <span className="mono">{deal.code}</span>}
        </p>
      </div>
      <div className="q__why">
        <b className={isHot && !done ? 'hot' : undefined}>
          <DeskIcon name={done ? 'check' : icons[kind]} size="s" />
          {done ? done.said : why}
        </b>
        <small>{done ? 'You, just now' : detail}</small>
      </div>
      <div className="q__do">
        {done ? (
          <Button look="bare" onClick={onUndo}>
            Undo
          </Button>
        ) : (
          <QuickActs {...{ row, isOpen, mayRecheck, onOpen, onAct }} />
        )}
      </div>
      {isOpen && !done && <OpenRow {...{ row, mayRecheck, onAct }} />}
    </article>
  )
}

type ActsProps = Pick<QueueItemProps, 'row' | 'isOpen' | 'mayRecheck' | 'onOpen' | 'onAct'>

function QuickActs({ row, isOpen, mayRecheck, onOpen, onAct }: ActsProps) {
  const isCheck = row.kind === 'not-working' || row.kind === 'stale'
  return (
    <>
      {isCheck && mayRecheck && !isOpen && (
        <Button look="quick" onClick={() => onAct('works')}>
          Works
        </Button>
      )}
      {row.kind === 'ends-soon' && !isOpen && (
        <Link className="b" to={`/deals/${row.deal.id}`} aria-label={`Extend: ${row.deal.title}`}>
          Extend
        </Link>
      )}
      <Button
        aria-expanded={isOpen}
        aria-label={`${isOpen ? 'Close' : 'Check'}: ${row.deal.title}`}
        onClick={onOpen}
      >
        {isOpen ? 'Close' : 'Check'}
      </Button>
    </>
  )
}

function OpenRow({ row, mayRecheck, onAct }: Pick<QueueItemProps, 'row' | 'mayRecheck' | 'onAct'>) {
  return (
    <div className="q__more">
      <p className="sm">
        {row.deal.answer}
        {row.deal.checked !== null && <span className="meta"> · {row.deal.checked}</span>}
      </p>
      {row.words.length > 0 && (
        <ul className="say">
          {row.words.map(({ text, at }) => (
            <li key={at + text}>
              “{text}”<small>{formatWeekdayTime(at)}</small>
            </li>
          ))}
        </ul>
      )}
      {mayRecheck && (
        <div className="bs q__four">
          {recheckNames.map(({ act, name, key, icon }) => (
            <Button
              key={act}
              look={act === 'works' ? 'go tall' : 'tall'}
              onClick={() => onAct(act)}
            >
              <DeskIcon name={icon} size="s" />
              {name}
              <kbd>{key}</kbd>
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
