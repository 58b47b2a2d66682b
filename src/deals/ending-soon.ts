// Server only (scripts/refuse-server-code.ts): it asks when a deal can be used.

import { addDays, singaporeDay, startOfDay } from '#lib/singapore-time.ts'
import type { Deal } from './deal.ts'
import { type DealTime, dealStatus, dealTime, isLive } from './deal-time.ts'
import { type UsableDeal, usable } from './usable.ts'

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

/** As the day begins, so that it is true until midnight, whatever the hour. */
function hasUsableDay(deal: UsableDeal, now: Date): boolean {
  return hasUsableTime(deal, startOfDay(singaporeDay(now)))
}

/**
 * What a card says about time: `dealTime`, except that nobody is told to hurry for what no day is left to use.
 * True until the next midnight in Singapore.
 */
export function offerTime(deal: UsableDeal & Pick<Deal, 'checkedOn'>, now: Date): DealTime {
  const time = dealTime(deal, now)
  if (!isLive(dealStatus(deal, now)) || !endsSoon(deal, now) || hasUsableDay(deal, now)) return time
  return { ...time, ends: 'No usable days left', urgent: false }
}
