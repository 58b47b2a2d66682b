import { useState } from 'react'
import { Link, navigate } from '../link.tsx'
import { DeskBar } from '../shell/desk-bar.tsx'
import { useActs, useDesk } from '../shell/desk-context.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { EmptyBox } from '../shell/empty-box.tsx'
import { formatWeekdayTime } from '../shell/format-time.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { type QueueKind, type QueueRow, queueKinds, type Today } from '../wire/today.ts'
import { ForYou, Reviews } from './for-you.tsx'
import { KindFilter, queueTitles, type Shown } from './kind-filter.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { QueueItem } from './queue-item.tsx'
import { recheckNames } from './recheck-names.ts'
import { Side } from './side.tsx'
import { useRecheck } from './use-recheck.ts'
import { useToday } from './use-today.ts'
import '../styles/queue.css'
import '../styles/today-side.css'

/** The deals that need a person, with the likeliest act in each row. */
export function Page() {
  const { me } = useDesk()
  const { today, failure, done, read, ...acts } = useToday()
  const [shown, setShown] = useState<Shown>(null)
  const mayRecheck = me.capabilities.includes('recheck')
  const rows = (today?.rows ?? []).filter(({ kind }) => shown === null || kind === shown)
  const { openId, setOpenId, open, move } = useOpenRow(rows)
  const { act, takeBack, priced, setPriced } = useRecheck(acts, () => setOpenId(null))

  useActs([
    { name: 'New deal', keys: 'n', run: () => navigate('/deals/new') },
    { name: 'Next in the queue', keys: 'j', run: () => move(1) },
    { name: 'Previous in the queue', keys: 'k', run: () => move(-1) },
    ...(open && mayRecheck
      ? recheckNames.map(({ act: what, name, key }) => ({
          name: `${name}: ${open.deal.title}`,
          keys: key,
          run: () => void act(open, what),
        }))
      : []),
    ...(open ? [toEdit(open)] : []),
  ])

  if (!today) return failure ? <LoadFailure error={failure} /> : <Loading />
  const total = countAll(today)
  return (
    <>
      <DeskBar title={sayTotal(total)} crumb={formatWeekdayTime(today.at)}>
        {me.capabilities.includes('write') && (
          <Link className="b go wide" to="/deals/new">
            New deal<kbd>n</kbd>
          </Link>
        )}
      </DeskBar>
      <main id="main" className="main">
        <div className="two today">
          {shown === null && <ForYou forYou={today.forYou} onChanged={read} />}
          <div className="today__queue">
            <KindFilter today={today} total={total} shown={shown} onShow={setShown} />
            {failure && <p className="find">{failure.message}</p>}
            {total === 0 && shown !== 'review' && <EmptyBox>Nothing needs a person.</EmptyBox>}
            {shown === 'review' && <ReviewList reviews={today.forYou.reviews} />}
            {queueKinds.map((kind) => (
              <Queue key={kind} kind={kind} count={today.counts[kind]}>
                {rows
                  .filter((row) => row.kind === kind)
                  .map((row) => (
                    <QueueItem
                      key={row.deal.id}
                      row={row}
                      done={done.get(row.deal.id) ?? null}
                      isOpen={row.deal.id === openId}
                      mayRecheck={mayRecheck}
                      onOpen={() => setOpenId(row.deal.id === openId ? null : row.deal.id)}
                      onAct={(what) => void act(row, what)}
                      onUndo={() => void takeBack(row, done.get(row.deal.id)?.changes ?? [])}
                    />
                  ))}
              </Queue>
            ))}
          </div>
          <Side today={today} />
        </div>
      </main>
      {priced && (
        <PriceDialog
          deal={priced.deal}
          onSet={(price) => void act(priced, 'price', price)}
          onClose={() => setPriced(null)}
        />
      )}
    </>
  )
}

/** The row that shows more, and how to go to the next or the previous one. */
function useOpenRow(rows: readonly QueueRow[]) {
  const [openId, setOpenId] = useState<string | null>(null)

  function move(step: 1 | -1): void {
    const place = rows.findIndex(({ deal }) => deal.id === openId)
    const next = rows[Math.min(rows.length - 1, Math.max(0, place + step))]
    if (next) setOpenId(next.deal.id)
  }

  const open = rows.find(({ deal }) => deal.id === openId) ?? null
  return { openId, setOpenId, open, move }
}

function toEdit({ deal: { id, title } }: QueueRow) {
  return { name: `Edit: ${title}`, keys: 'e', run: () => navigate(`/deals/${id}`) }
}

function countAll({ counts, forYou: { reviews, mentions } }: Today): number {
  const found = queueKinds.reduce((sum, kind) => sum + counts[kind], 0)
  return found + reviews.length + mentions.length
}

function sayTotal(total: number): string {
  if (total === 0) return 'Nothing needs a person'
  return total === 1 ? '1 thing needs a person' : `${total} things need a person`
}

function Loading() {
  return (
    <DeskPage title="Today" isBusy>
      <div className="queue">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <div key={place} className="q" />
        ))}
      </div>
    </DeskPage>
  )
}

function ReviewList({ reviews }: Pick<Today['forYou'], 'reviews'>) {
  if (reviews.length === 0) return <EmptyBox>Nothing is waiting for review.</EmptyBox>
  return <Reviews reviews={reviews} />
}

type QueueProps = { kind: QueueKind; count: number; children: React.ReactNode[] }

function Queue({ kind, count, children }: QueueProps) {
  if (children.length === 0) return null
  const { name, note } = queueTitles[kind]
  return (
    <section aria-labelledby={`queue-${kind}`}>
      <div className="qh">
        <h2 id={`queue-${kind}`}>{name}</h2>
        <span className="st">{count}</span>
        <span className="meta">{note}</span>
      </div>
      <div className="queue">{children}</div>
    </section>
  )
}
