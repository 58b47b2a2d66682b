import type { Deal, Outlet } from '#deals/deal.ts'
import type { Lifespan } from '#deals/times/lifespan.ts'
import { rowsOf, textOrNull } from '#lib/node/field-values.ts'
import type { DealDocument } from '#repository/documents.ts'
import { toCategory, toDiet, toOutlet, toRedemption } from './to-deal.ts'

/** The facts of every deal that a list without filters counts; the cards are read later. */
export type ListFacts = Pick<
  Deal,
  | 'id'
  | 'category'
  | 'redeem'
  | 'audience'
  | 'diet'
  | 'cards'
  | 'priceNow'
  | 'exclusive'
  | 'endsOn'
  | 'tags'
> & {
  outlets: Pick<Outlet, 'mrt' | 'lat' | 'lng'>[]
}

/** `document` is complete, see `isComplete`. */
export function toListFacts(
  { id, tags, data }: DealDocument,
  { endsOn }: Pick<Lifespan, 'endsOn'>,
): ListFacts {
  return {
    id,
    category: toCategory(data.category) ?? 'shopping',
    redeem: toRedemption(data).redeem,
    audience: rowsOf(data.audience, ({ who }) => textOrNull(who)),
    diet: toDiet(data),
    cards: rowsOf(data.cards, ({ card }) => textOrNull(card)),
    priceNow: data.price_now ?? null,
    exclusive: data.exclusive === true,
    endsOn,
    outlets: rowsOf(data.outlets, toOutlet),
    tags,
  }
}
