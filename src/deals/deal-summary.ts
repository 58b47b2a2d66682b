// Server only (scripts/refuse-server-code.ts), but for its type.

import type { PictureSource } from '#lib/picture-source.ts'
import type { Deal } from './deal.ts'
import type { DealTime } from './deal-time.ts'
import { offerTime } from './ending-soon.ts'

/** A deal as a card shows it, with time already told: pages have no clock. */
export type DealSummary = Pick<
  Deal,
  | 'id'
  | 'uid'
  | 'category'
  | 'title'
  | 'badge'
  | 'summary'
  | 'brand'
  | 'redeem'
  | 'code'
  | 'priceNow'
  | 'priceWas'
  | 'endsOn'
  | 'exclusive'
> & {
  /** `Tiong Bahru +3` or `Online`. */
  place: string
  palette: string
  picture: PictureSource | null
  time: DealTime
}

export function toDealSummary(deal: Deal, now: Date): DealSummary {
  const time = offerTime(deal, now)
  return {
    id: deal.id,
    uid: deal.uid,
    category: deal.category,
    title: deal.title,
    badge: deal.badge,
    summary: deal.summary,
    brand: deal.brand,
    redeem: deal.redeem,
    // A code that no longer works is not handed out.
    code: time.status === 'ended' ? null : deal.code,
    priceNow: deal.priceNow,
    priceWas: deal.priceWas,
    endsOn: deal.endsOn,
    exclusive: deal.exclusive,
    place: dealPlace(deal),
    palette: deal.art[0]?.palette ?? deal.brand.palette,
    picture: deal.thumbnail,
    time,
  }
}

function dealPlace({ outlets }: Pick<Deal, 'outlets'>): string {
  const [first, ...others] = outlets
  if (!first) return 'Online'
  return others.length === 0 ? first.mrt : `${first.mrt} +${others.length}`
}
