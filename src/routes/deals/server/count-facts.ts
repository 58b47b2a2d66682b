import type { ListFacts } from '#content/mappers/to-list-facts.ts'
import { endSpansOf } from '#deals/end-spans.ts'
import { distanceToNearest, findNearPlace, ONLINE, outletPoint } from '#deals/facts/near-place.ts'
import { filterWork, type Work } from '#lib/work.ts'
import { isWithin, priceLimits } from '#search/deal-record.ts'
import type { FacetCounts } from '#search/facet-table.ts'
import { mostFirst } from '#search/facet-table.ts'
import type { ColumnName } from '#search/search-record.ts'
import { findStation } from '#singapore/find-station.ts'
import { type ChoiceCounts, MAX_OPTIONS } from '../../filters/server/facet-choices.ts'

/** Stations are suggested if so many deals share them; any can be requested. */
const SHARED_BY = 3
const STEPS_OF_COUNTING = 40

/** Places to suggest for the place field, A to Z. */
export function sharedPlaces({ mrt }: Pick<FacetCounts, 'mrt'>): string[] {
  return mrt
    .flatMap(({ value, count }) => (count >= SHARED_BY ? [value] : []))
    .toSorted((a, b) => a.localeCompare(b, 'en'))
}

/**
 * Counts for a list without filters, which does not use the search index. It is valid all day, so nothing that depends
 * on the hour is counted.
 */
export function* countFacts(deals: readonly ListFacts[], now: Date): Work<ChoiceCounts> {
  const counters = new Map(Object.keys(valuesOf).map((name) => [name, new Map<string, number>()]))
  for (const deal of deals) {
    for (const [name, read] of Object.entries(valuesOf)) {
      const counts = counters.get(name)
      for (const value of new Set(read(deal, now))) {
        counts?.set(value, (counts.get(value) ?? 0) + 1)
      }
    }
    yield STEPS_OF_COUNTING
  }
  const counted = Object.fromEntries(
    Array.from(counters, ([name, counts]) => [
      name,
      mostFirst(Array.from(counts, ([value, count]) => ({ value, count }))),
    ]),
  ) as Record<keyof typeof valuesOf, FacetCounts[ColumnName]>
  const near = yield* countNear(deals, counted.mrt.slice(0, MAX_OPTIONS))
  return { ...counted, near, usable: null, day: null, time: null }
}

/** What a deal states, as in the search index. */
const valuesOf = {
  category: ({ category }) => [category],
  redeem: ({ redeem }) => [redeem],
  audience: ({ audience }) => audience,
  diet: ({ diet }) => diet,
  card: ({ cards }) => cards,
  max: ({ priceNow }) => priceLimits.filter((limit) => isWithin(priceNow, limit)).map(String),
  ends: endSpansOf,
  only: ({ exclusive }) => (exclusive ? ['here'] : []),
  mrt: ({ outlets }) =>
    outlets.length === 0 ? [ONLINE] : outlets.flatMap(({ mrt }) => findStation(mrt)?.name ?? []),
  tag: ({ tags }) => tags,
} satisfies Partial<Record<ColumnName, (deal: ListFacts, now: Date) => readonly string[]>>

/** How many deals are near the stations that are offered. */
function* countNear(
  deals: readonly ListFacts[],
  stations: FacetCounts['mrt'],
): Work<FacetCounts['near']> {
  const counted: FacetCounts['near'] = []
  for (const { value, count } of stations) {
    const place = value === ONLINE ? null : findNearPlace(value)
    const isNear = ({ outlets }: ListFacts) =>
      place !== null &&
      distanceToNearest(
        outlets.flatMap((outlet) => outletPoint(outlet) ?? []),
        place,
      ) <= place.km
    const near =
      place === null ? count : (yield* filterWork(deals, isNear, STEPS_OF_COUNTING)).length
    counted.push({ value, count: near })
  }
  return counted
}
