import type { DealDocument } from '#content/documents.ts'
import type { ListFacts } from '#deals/list-facts.ts'
import { rowsOf, textOrNull } from './field-values.ts'
import { datesOf, toCategory, toRedemption } from './to-deal.ts'

/** `document` is complete, see `isComplete`. */
export function toListFacts(document: DealDocument): ListFacts {
  const { id, tags, data } = document
  return {
    id,
    category: toCategory(data.category) ?? 'shopping',
    redeem: toRedemption(data).redeem,
    audience: rowsOf(data.audience, ({ who }) => textOrNull(who)),
    stations: [...new Set(rowsOf(data.outlets, ({ mrt }) => textOrNull(mrt)))],
    tags,
    ...datesOf(document),
    saving: savingOf(data),
  }
}

function savingOf({ price_now: now, price_was: was }: DealDocument['data']): number {
  return now !== null && was && was > now ? (was - now) / was : 0
}
