import type { Deal, Term } from '../deal.ts'
import { type DealTime, dealTime } from '../deal-time.ts'
import { type Channel, dealChannel } from './deal-channel.ts'
import { dealTerms } from './deal-terms.ts'
import { type PriceFacts, priceFacts } from './price-facts.ts'
import { type RedeemFacts, redeemFacts } from './redeem-facts.ts'
import { type Usable, usable, usableChanges } from './usable.ts'

/** Everything we know about a deal at an instant, as JSON. */
export type DealFacts = {
  time: DealTime
  usable: Usable
  price: PriceFacts | null
  redeem: RedeemFacts
  channel: Channel
  terms: Term[]
}

export function dealFacts(deal: Deal, now: Date): DealFacts {
  return {
    time: dealTime(deal, now),
    usable: usable(deal, now),
    price: priceFacts(deal),
    redeem: redeemFacts(deal, now),
    channel: dealChannel(deal),
    terms: dealTerms(deal),
  }
}

/** When any of the facts may change; the next midnight at the latest. */
export function dealFactsChange(deal: Deal, now: Date): Date {
  return usableChanges(deal, now)
}
