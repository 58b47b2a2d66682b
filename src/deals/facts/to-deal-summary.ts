import type { PictureSource } from '#lib/picture-source.ts'
import type { Deal } from '../deal.ts'
import { type DealTime, dealTime, isLive } from '../deal-time.ts'
import { formatPrice } from './format-price.ts'
import { priceFacts } from './price-facts.ts'
import { usableTimes } from './usable-times.ts'
import { usableUntil } from './usable-until.ts'

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
  | 'startsOn'
  | 'endsOn'
  | 'checkedOn'
  | 'exclusive'
> & {
  /** As `priceFacts` has it: `$9.80` or `Free`, and what it was only where that was more. */
  price: { amount: number; now: string; was: string | null } | null
  /** `Mon-Fri, 11am-3pm`; `null` when any time will do. */
  when: string | null
  /** The last day of use, where that is before the end. A device keeps it, to judge by its own clock. */
  usableUntil: string | null
  /** `Tiong Bahru +3` or `Online`. */
  place: string
  palette: string
  picture: PictureSource | null
  time: DealTime
}

export function toDealSummary(deal: Deal, now: Date): DealSummary {
  const until = usableUntil(deal)
  const time = dealTime({ ...deal, usableUntil: until }, now)
  return {
    id: deal.id,
    uid: deal.uid,
    category: deal.category,
    title: deal.title,
    badge: deal.badge,
    summary: deal.summary,
    brand: deal.brand,
    redeem: deal.redeem,
    // A code that does not work, not yet or no longer, is not handed out.
    code: isLive(time.status) ? deal.code : null,
    price: toPrice(deal),
    startsOn: deal.startsOn,
    endsOn: deal.endsOn,
    checkedOn: deal.checkedOn,
    when: usableTimes(deal),
    usableUntil: until,
    exclusive: deal.exclusive,
    place: dealPlace(deal),
    palette: deal.art[0]?.palette ?? deal.brand.palette,
    picture: deal.thumbnail,
    time,
  }
}

function toPrice(deal: Deal): DealSummary['price'] {
  const facts = priceFacts(deal)
  if (!facts) return null
  const was = facts.was && formatPrice(facts.was.amount)
  return { amount: facts.now.amount, now: facts.now.text, was }
}

function dealPlace({ outlets }: Pick<Deal, 'outlets'>): string {
  const [first, ...others] = outlets
  if (!first) return 'Online'
  return others.length === 0 ? first.mrt : `${first.mrt} +${others.length}`
}
