import type { Deal } from '../deal.ts'
import { isLive } from '../deal-status.ts'
import type { DealSummary } from '../deal-summary.ts'
import { dealTime } from '../deal-time.ts'
import { formatPrice } from '../format-price.ts'
import { priceFacts } from './price-facts.ts'
import { sayTimesShortly } from './say-times.ts'

export function toDealSummary(deal: Deal, now: Date): DealSummary {
  const time = dealTime(deal, now)
  return {
    id: deal.id,
    uid: deal.uid,
    category: deal.category,
    title: deal.title,
    badge: deal.badge,
    summary: deal.summary,
    brand: deal.brand,
    redeem: deal.redeem,
    channel: deal.channel,
    // Visitors get a code only while it works.
    code: isLive(time.status) ? deal.code : null,
    price: toPrice(deal),
    startsOn: deal.startsOn,
    endsOn: deal.endsOn,
    begunAt: deal.begunAt,
    checkedOn: deal.checkedOn,
    when: sayTimesShortly(deal.times),
    times: deal.times,
    exclusive: deal.exclusive,
    place: dealPlace(deal),
    palette: deal.art[0]?.palette ?? deal.brand.palette,
    picture: deal.thumbnail,
    time,
    ...(deal.success && isLive(time.status) && { success: deal.success }),
  }
}

function toPrice(deal: Deal): DealSummary['price'] {
  const facts = priceFacts(deal)
  if (!facts) return null
  const was = facts.was && formatPrice(facts.was.amount)
  const { isPriceFrom: isFrom, priceBasis: basis } = deal
  return { amount: facts.now.amount, now: facts.now.text, unit: facts.unit, was, isFrom, basis }
}

function dealPlace({ channel, outlets }: Pick<Deal, 'channel' | 'outlets'>): string {
  const [first, ...others] = outlets
  if (channel === 'online' || !first) return 'Online'
  return others.length === 0 ? first.mrt : `${first.mrt} +${others.length}`
}
