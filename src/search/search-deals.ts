import { categoryNames, type Deal } from '#deals/deal.ts'
import type { TextMatcher } from './text-matcher.ts'

/** Matching deals in their order, those first whose title or brand alone matches. */
export function searchDeals(deals: readonly Deal[], matches: TextMatcher): Deal[] {
  const found = deals.filter((deal) => matches(textsOf(deal)))
  const byName = found.filter((deal) => matches([deal.title, deal.brand.name]))
  return [...new Set([...byName, ...found])]
}

function textsOf(deal: Deal): string[] {
  return [
    deal.title,
    deal.brand.name,
    deal.summary,
    deal.badge,
    categoryNames[deal.category],
    ...deal.tags,
    ...deal.outlets.flatMap(({ name, address, postal, mrt }) => [name, address, postal, mrt]),
    ...(deal.outlets.length === 0 ? ['Online'] : []),
  ]
}
