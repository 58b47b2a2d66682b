import type { Deal } from '../deal.ts'
import { formatPrice } from '../format-price.ts'

/** In SGD, with the text to show. */
type PriceFact = { amount: number; text: string }

/** The facts about a deal's price; unknown ones are `null`. */
export type PriceFacts = {
  now: PriceFact
  /** `per child`, `for two`. */
  unit: string | null
  was: PriceFact | null
  saving: (PriceFact & { percent: number }) | null
  /** The price for one person or item of a 1-for-1. */
  each: PriceFact | null
  /** The price with "++" included. */
  net: PriceFact | null
}

type PricedDeal = Pick<
  Deal,
  'priceNow' | 'priceWas' | 'priceUnit' | 'isPriceFrom' | 'priceBasis' | 'isOneForOne' | 'category'
>

/** Service charge of 10 %, then GST of 9 % on both. */
const PLUS_PLUS = 1.1 * 1.09

/** `null` for a deal without a price. */
export function priceFacts(deal: PricedDeal): PriceFacts | null {
  const now = toCents(deal.priceNow)
  if (now === null) return null
  const before = toCents(deal.priceWas)
  const was = before !== null && before > now ? before : null
  return {
    now: fact(now, (price) => (now === 0 ? 'Free' : deal.isPriceFrom ? `From ${price}` : price)),
    unit: deal.priceUnit,
    was: was === null ? null : fact(was, (price) => `was ${price}`),
    saving: was === null ? null : savingOf(now, was),
    each: isPairPrice(deal, now, was) ? eachOf(deal, now) : null,
    net:
      now > 0 && deal.priceBasis === '++'
        ? fact(
            Math.round(now * PLUS_PLUS),
            (price) => `${price} with 10% service charge and 9% GST`,
          )
        : null,
  }
}

/** In whole cents, to avoid rounding errors; `null` when it is not a price. */
function toCents(dollars: number | null): number | null {
  return dollars !== null && Number.isFinite(dollars) && dollars >= 0
    ? Math.round(dollars * 100)
    : null
}

function fact(cents: number, say: (price: string) => string): PriceFact {
  return { amount: cents / 100, text: say(formatPrice(cents / 100)) }
}

function savingOf(now: number, was: number): PriceFacts['saving'] {
  // Rounded down: 49.9 % is not half price.
  const percent = Math.floor(((was - now) * 100) / was)
  const words = (price: string) => (percent > 0 ? `Save ${price} (${percent}%)` : `Save ${price}`)
  return { ...fact(was - now, words), percent }
}

/** Whether the price is for two: the old price was twice as much, or is unknown. */
function isPairPrice(deal: PricedDeal, now: number, was: number | null): boolean {
  return now > 0 && deal.isOneForOne && (was === null || Math.abs(was - 2 * now) <= 2)
}

/** For food and outings the price is per person, for goods per item. */
function eachOf({ category }: PricedDeal, now: number): PriceFact {
  const isShared = category === 'food' || category === 'experience'
  return fact(Math.ceil(now / 2), (price) =>
    isShared ? `${price} per person for two` : `${price} each for two`,
  )
}
