import type { ListFacts } from '#deals/facts/list-facts.ts'
import { savingOf } from '#deals/facts/saving-of.ts'
import type { DealDocument } from '#repository/documents.ts'
import { rowsOf, textOrNull } from './field-values.ts'
import { datesOf, toCategory, toOutlet, toRedemption } from './to-deal.ts'

/** `document` is complete, see `isComplete`. */
export function toListFacts(document: DealDocument): ListFacts {
  const { id, tags, data } = document
  return {
    id,
    category: toCategory(data.category) ?? 'shopping',
    redeem: toRedemption(data).redeem,
    audience: rowsOf(data.audience, ({ who }) => textOrNull(who)),
    outlets: rowsOf(data.outlets, toOutlet),
    tags,
    ...datesOf(document),
    priceNow: data.price_now ?? null,
    exclusive: data.exclusive === true,
    saving: savingOf({ priceNow: data.price_now ?? null, priceWas: data.price_was ?? null }),
  }
}
