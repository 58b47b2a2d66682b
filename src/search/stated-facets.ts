import type { ListFacts } from '#content/mappers/to-list-facts.ts'
import type { Outlet } from '#deals/deal.ts'
import { endSpansOf } from '#deals/end-spans.ts'
import { ONLINE } from '#deals/facts/near-place.ts'
import { findStation } from '#singapore/find-station.ts'
import type { ColumnName } from './search-record.ts'

/** The price limits to choose from, in SGD. */
export const priceLimits = [5, 10, 20, 50, 100]

type StatedFacts = Omit<ListFacts, 'id' | 'outlets'> & { outlets: readonly Pick<Outlet, 'mrt'>[] }

export type StatedName = Exclude<ColumnName, 'near'>

/** The stated facts of a deal that lists can be filtered by. The index stores them, and a list without filters counts them. */
export function statedFacets(deal: StatedFacts, now: Date): Record<StatedName, readonly string[]> {
  const { outlets, priceNow } = deal
  return {
    category: [deal.category],
    redeem: [deal.redeem],
    audience: deal.audience,
    diet: deal.diet,
    card: deal.cards,
    max: priceLimits.filter((limit) => isWithin(priceNow, limit)).map(String),
    ends: endSpansOf(deal, now),
    only: deal.exclusive ? ['here'] : [],
    // Only known stations, because there is no filter for others.
    mrt:
      outlets.length === 0 ? [ONLINE] : outlets.flatMap(({ mrt }) => findStation(mrt)?.name ?? []),
    tag: deal.tags,
  }
}

/** Whether a price is known and not above a limit, both in SGD. */
export function isWithin(price: number | null, limit: number): boolean {
  return price !== null && price <= limit
}
