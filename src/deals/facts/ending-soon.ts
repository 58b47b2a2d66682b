import type { Deal } from '../deal.ts'
import { type DealTime, dealTime } from '../deal-time.ts'
import { endSpansOf } from '../end-spans.ts'
import { type UsableDeal, usable } from './usable.ts'
import { usableUntil } from './usable-until.ts'

/** "Ending soon" is within a week. By its dates alone; offer it as such only if it `hasUsableTime` too. */
export function endsSoon(deal: Pick<Deal, 'endsOn'>, now: Date): boolean {
  return endSpansOf(deal, now).includes('week')
}

/** A deal for Saturdays that ends on a Sunday is live on it, and of no use to anybody. */
export function hasUsableTime(deal: UsableDeal, now: Date): boolean {
  const { today, next } = usable(deal, now)
  return today || next !== null
}

/** What a card says about time. True until the next midnight in Singapore. */
export function offerTime(deal: UsableDeal & Pick<Deal, 'checkedOn'>, now: Date): DealTime {
  return dealTime({ ...deal, usableUntil: usableUntil(deal) }, now)
}
