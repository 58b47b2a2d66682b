// Server only (scripts/refuse-server-code.ts): it asks when a deal can be used.

import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import type { Deal } from './deal.ts'
import { type DealTime, dealTime } from './deal-time.ts'
import { type UsableDeal, usable } from './usable.ts'
import { usableUntil } from './usable-until.ts'

/** "Ending soon" is within a week. */
const SOON_DAYS = 7

/** By its dates alone; offer it as ending soon only if it `hasUsableTime` too. */
export function endsSoon({ endsOn }: Pick<Deal, 'endsOn'>, now: Date): boolean {
  return endsOn !== null && endsOn <= addDays(singaporeDay(now), SOON_DAYS)
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
