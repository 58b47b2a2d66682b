import type { Deal, Term } from '../deal.ts'
import { type DealTime, dealTime } from '../deal-time.ts'
import { holidayNote } from '../holiday-note.ts'
import { sayAvailability } from '../say-availability.ts'
import { type Availability, availability, availabilityChanges } from '../times/availability.ts'
import { dealConditions, dealTerms } from './deal-terms.ts'
import { type PriceFacts, priceFacts } from './price-facts.ts'
import { type RedeemFacts, redeemFacts } from './redeem-facts.ts'

/** Everything we know about a deal at an instant. */
export type DealFacts = {
  time: DealTime
  availability: Availability
  usable: Usable
  price: PriceFacts | null
  redeem: RedeemFacts
  terms: Term[]
  conditions: string[]
}

/** When it can be used, for its page. */
type Usable = {
  now: boolean
  /** `Usable now, until 3pm`, `Usable today from 11am`, `Next on Mon 16 Nov, 11am`. */
  text: string
  /** `Today is Deepavali, a public holiday: ask the shop before you go`; `null` on ordinary days. */
  note: string | null
}

export function dealFacts(deal: Deal, now: Date): DealFacts {
  const answer = availability(deal.times, now)
  return {
    time: dealTime(deal, now),
    availability: answer,
    usable: {
      now: answer.state === 'now',
      text: sayAvailability(answer, deal.times, now),
      note: holidayNote(deal.times, answer, now),
    },
    price: priceFacts(deal),
    redeem: redeemFacts(deal, now),
    terms: dealTerms(deal),
    conditions: dealConditions(deal),
  }
}

/** When any of the facts may change; the next midnight at the latest. */
export function dealFactsChange(deal: Deal, now: Date): Date {
  return availabilityChanges(deal.times, now)
}
