import type { CounterCoupon } from '#ui/counter/counter-coupon.ts'
import type { SavedDeal } from '#visitor/schemas.ts'
import { findDealPage } from './find-deal-page.ts'
import { toTimed } from './saved-order.ts'

/** The saved deal, with all conditions if the device has them; else with its days and hours. */
export async function toCounterCoupon(dealId: string, deal: SavedDeal): Promise<CounterCoupon> {
  const page = await findDealPage(deal.path)
  return {
    dealId,
    title: deal.title,
    brand: deal.brand,
    badge: deal.badge,
    code: deal.code,
    // The page may be newer than the saved deal.
    times: page?.deal.times ?? toTimed(deal).times,
    conditions: page?.conditions ?? (deal.when ? [deal.when] : []),
  }
}
