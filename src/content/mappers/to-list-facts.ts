import type { Deal, Outlet } from '#deals/deal.ts'
import type { DealDocument } from '#repository/documents.ts'
import { rowsOf, textOrNull } from './field-values.ts'
import { toCategory, toOutlet, toRedemption } from './to-deal.ts'

/** What a list without filters counts of every deal; the cards themselves come later. */
export type ListFacts = Pick<Deal, 'id' | 'category' | 'redeem' | 'audience' | 'tags'> & {
  outlets: Pick<Outlet, 'mrt'>[]
}

/** `document` is complete, see `isComplete`. */
export function toListFacts({ id, tags, data }: DealDocument): ListFacts {
  return {
    id,
    category: toCategory(data.category) ?? 'shopping',
    redeem: toRedemption(data).redeem,
    audience: rowsOf(data.audience, ({ who }) => textOrNull(who)),
    outlets: rowsOf(data.outlets, toOutlet),
    tags,
  }
}
