import type { ListFacts } from '#content/mappers/to-list-facts.ts'
import { filterNameOf } from '#deals/facts/filter-names.ts'
import { ONLINE } from '#deals/facts/near-place.ts'
import type { Work } from '#lib/work.ts'
import type { FacetCounts } from '#search/facet-table.ts'
import { findStation } from '#singapore/find-station.ts'
import type { FilterName, Filters } from '../../filters/filters.ts'
import type { FilterChoice, FilterOption } from '../payload.ts'

/** Stations and tags are offered if so many deals share them; any can be requested. */
const SHARED_BY = 3

/** How many deals have each value. */
export type ListCounts = Pick<FacetCounts, 'redeem' | 'audience' | 'tag' | 'mrt'>

/** The filters beside a list. `counts` says how many deals each option would leave. */
export function filterChoices(counts: ListCounts, filters: Filters): FilterChoice[] {
  const choice = (
    name: FilterName,
    label: string,
    counted: ListCounts['tag'],
    nameOf: (value: string) => string,
  ): FilterChoice => {
    const options = toOptions(counted, nameOf)
    const chosen = filters[name]
    const isListed = chosen === undefined || options.some(({ value }) => value === chosen)
    return {
      name,
      label,
      options: isListed ? options : [...options, { value: chosen, name: nameOf(chosen), count: 0 }],
    }
  }
  const shared = counts.tag.filter(
    ({ value, count }) => count >= SHARED_BY || value === filters.tag,
  )
  return [
    choice('redeem', 'How', counts.redeem, filterNameOf.redeem),
    choice('for', 'For', counts.audience, filterNameOf.audience),
    choice('tag', 'About', shared, filterNameOf.tag),
  ]
}

/** Places to suggest for the place field, A to Z. */
export function sharedPlaces({ mrt }: Pick<ListCounts, 'mrt'>): string[] {
  const shared = mrt.filter(({ count }) => count >= SHARED_BY)
  return toOptions(shared, (name) => name).map(({ value }) => value)
}

/** Counts for a list without filters, which does not use the search index. */
export function* countFacts(deals: readonly ListFacts[]): Work<ListCounts> {
  const counts = { redeem: count(), audience: count(), tag: count(), mrt: count() }
  for (const deal of deals) {
    counts.redeem.add([deal.redeem])
    counts.audience.add(deal.audience)
    counts.tag.add(deal.tags)
    counts.mrt.add(stationsOf(deal))
    yield STEPS_OF_COUNTING
  }
  const { redeem, audience, tag, mrt } = counts
  return { redeem: redeem.list(), audience: audience.list(), tag: tag.list(), mrt: mrt.list() }
}

const STEPS_OF_COUNTING = 20

function count() {
  const counts = new Map<string, number>()
  return {
    add(values: readonly string[]): void {
      for (const value of new Set(values)) counts.set(value, (counts.get(value) ?? 0) + 1)
    },
    list: () => Array.from(counts, ([value, number]) => ({ value, count: number })),
  }
}

function stationsOf({ outlets }: ListFacts): string[] {
  if (outlets.length === 0) return [ONLINE]
  return outlets.flatMap(({ mrt }) => findStation(mrt)?.name ?? [])
}

function toOptions(counted: ListCounts['tag'], nameOf: (value: string) => string): FilterOption[] {
  return counted
    .map(({ value, count }) => ({ value, name: nameOf(value), count }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}
