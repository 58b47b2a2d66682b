import type { ListFacts } from '#content/mappers/to-list-facts.ts'
import { distanceToNearest, findNearPlace, ONLINE, outletPoint } from '#deals/facts/near-place.ts'
import { filterWork, type Work } from '#lib/node/work.ts'
import type { FacetCounts } from '#search/facet-table.ts'
import { mostFirst } from '#search/facet-table.ts'
import { columnNames } from '#search/search-record.ts'
import { type StatedName, statedFacets } from '#search/stated-facets.ts'
import { type ChoiceCounts, MAX_OPTIONS } from '../../filters/server/facet-choices.ts'

/** Stations are suggested if at least this many deals share them; any can be requested. */
const SHARED_BY = 3
const STEPS_OF_COUNTING = 40

/** Places to suggest for the place field, A to Z. */
export function sharedPlaces({ mrt }: Pick<FacetCounts, 'mrt'>): string[] {
  return mrt
    .flatMap(({ value, count }) => (count >= SHARED_BY ? [value] : []))
    .toSorted((a, b) => a.localeCompare(b, 'en'))
}

/**
 * Counts for a list without filters, which does not use the search index. The list is valid all day, so it does not
 * count what depends on the hour.
 */
export function* countFacts(deals: readonly ListFacts[], now: Date): Work<ChoiceCounts> {
  const names = columnNames.filter((name) => name !== 'near')
  const counters = new Map(names.map((name) => [name, new Map<string, number>()]))
  for (const deal of deals) {
    const stated = statedFacets(deal, now)
    for (const [name, counts] of counters) {
      for (const value of new Set(stated[name])) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    yield STEPS_OF_COUNTING
  }
  const counted = Object.fromEntries(
    Array.from(counters, ([name, counts]) => [
      name,
      mostFirst(Array.from(counts, ([value, count]) => ({ value, count }))),
    ]),
  ) as Record<StatedName, FacetCounts[StatedName]>
  const near = yield* countNear(deals, counted.mrt.slice(0, MAX_OPTIONS))
  return { ...counted, near, usable: null, day: null, time: null }
}

/** How many deals are near each offered station. */
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
