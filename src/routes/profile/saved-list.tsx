import { useEffect, useId, useRef, useState } from 'react'
import * as paths from '#lib/paths.ts'
import { answerHeart } from '#ui/answer-tap.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Section } from '#ui/section.tsx'
import { useVisitor } from '#ui/visitor.ts'
import type { SavedDeals } from '#visitor/schemas.ts'
import { Coupon } from './coupon.tsx'
import { type SavedEntry, type SavedOrder, sortSaved } from './saved-order.ts'

type SavedListProps = { saved: SavedDeals }

const orders: { value: SavedOrder; name: string }[] = [
  { value: 'end', name: 'Ending soonest' },
  { value: 'newest', name: 'Recently saved' },
  { value: 'brand', name: 'By brand' },
]

/** Rendered only in the browser, so it may read the device's clock. */
export function SavedList({ saved }: SavedListProps) {
  const { actions } = useVisitor()
  const [order, setOrder] = useState<SavedOrder>('end')
  const list = useRef<HTMLDivElement>(null)
  const now = useMinutes()
  const { live, upcoming, ended } = sortSaved(saved, order, now)

  const coupons = (entries: SavedEntry[]) => (
    <div className="coupons">
      {entries.map(({ id, deal }) => {
        const onRemove = () => {
          const problem = actions.unsave(id)
          answerHeart({ id, removed: deal, actions, problem })
          // Otherwise the focus would be lost with the button.
          list.current?.focus({ preventScroll: true })
        }
        return <Coupon key={id} id={id} deal={deal} now={now} onRemove={onRemove} />
      })}
    </div>
  )
  return (
    <div ref={list} tabIndex={-1}>
      {live.length + upcoming.length + ended.length === 0 && <NothingSaved />}
      {live.length > 0 && (
        <Section heading={order === 'end' ? 'Use these first' : 'Coupons'}>
          {live.length > 1 && <OrderChoice order={order} onChange={setOrder} />}
          {coupons(live)}
        </Section>
      )}
      {upcoming.length > 0 && <Section heading="Starting soon">{coupons(upcoming)}</Section>}
      {ended.length > 0 && <Section heading="Ended">{coupons(ended)}</Section>}
    </div>
  )
}

function OrderChoice({
  order,
  onChange,
}: {
  order: SavedOrder
  onChange: (order: SavedOrder) => void
}) {
  const id = useId()
  return (
    <p className="coupons-order">
      <label htmlFor={id}>Sort</label>
      <select id={id} value={order} onChange={({ target }) => onChange(target.value as SavedOrder)}>
        {orders.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </p>
  )
}

function NothingSaved() {
  return (
    <EmptyState title="Nothing saved yet">
      <p>
        Tap the heart on a deal to save it here. It opens offline too. See{' '}
        <a href={paths.deals}>today’s deals</a>.
      </p>
    </EmptyState>
  )
}

/** The time, updated every minute: a coupon may end while it is shown. */
function useMinutes(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
