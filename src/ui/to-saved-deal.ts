import type { DealSummary } from '#deals/deal-summary.ts'
import * as paths from '#lib/paths.ts'
import type { SavedDeal } from '#visitor/schemas.ts'

/** The part of a deal that a tap on its heart stores. */
export function toSavedDeal(deal: DealSummary, now: Date): SavedDeal {
  return {
    title: deal.title,
    path: paths.deal(deal),
    brand: deal.brand.name,
    badge: deal.badge,
    code: deal.code,
    endsOn: deal.endsOn,
    savedAt: now.toISOString(),
    place: deal.place,
    channel: deal.channel,
    redeem: deal.redeem,
    startsOn: deal.startsOn,
    times: deal.times,
    when: deal.when,
    checkedOn: deal.checkedOn,
    ...(deal.picture && { picture: deal.picture.src }),
  }
}
