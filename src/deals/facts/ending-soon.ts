import type { Deal } from '../deal.ts'
import { type DealTime, dealTime } from '../deal-time.ts'
import { endSpansOf } from '../end-spans.ts'
import { type UsableDeal, usable } from './usable.ts'
import { usableUntil } from './usable-until.ts'

/** Whether it ends within a week, by its dates alone. Show it as ending only if it also `hasUsableTime`. */
export function endsSoon(deal: Pick<Deal, 'endsOn'>, now: Date): boolean {
  return endSpansOf(deal, now).includes('week')
}

/** `false` for a deal for Saturdays on the Sunday on which it ends: it is live, but nobody can use it. */
export function hasUsableTime(deal: UsableDeal, now: Date): boolean {
  const { today, next } = usable(deal, now)
  return today || next !== null
}

/** What a card says about time. True until the next midnight in Singapore. */
export function offerTime(deal: UsableDeal & Pick<Deal, 'checkedOn'>, now: Date): DealTime {
  return dealTime({ ...deal, usableUntil: usableUntil(deal) }, now)
}
