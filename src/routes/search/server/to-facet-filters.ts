import { endSpans } from '#deals/end-spans.ts'
import { filterNameOf } from '#deals/facts/filter-names.ts'
import { categories } from '#lib/deal-options.ts'
import type { Work } from '#lib/work.ts'
import type { SearchResult } from '#search/create-search-index.ts'
import type { FacetCounts } from '#search/facet-table.ts'
import type { SearchOrder } from '#search/order-places.ts'
import type { FacetName } from '#search/search-record.ts'
import { type FilterName, type Filters, sortNames } from '../../filters/filters.ts'
import { endName } from '../../filters/server/active-filters.ts'
import type { FacetChoice } from '../payload.ts'

/** More options are hard to choose from. */
const MAX_OPTIONS = 8

type Facet = {
  facet: FacetName
  name: FilterName
  label: string
  say: (value: string) => string
  /** All values in this order; unless given, the most frequent ones. */
  values?: readonly string[]
  /** Offers the most frequent values of this facet instead of its own. */
  offeredBy?: FacetName
}

const asItIs = (value: string) => value

const facets: Facet[] = [
  {
    facet: 'category',
    name: 'category',
    label: 'Category',
    say: filterNameOf.category,
    values: categories,
  },
  { facet: 'usable', name: 'usable', label: 'When', say: () => 'Usable now' },
  // Offers the stations that outlets name, as they are known best.
  { facet: 'near', name: 'near', label: 'Near MRT', say: asItIs, offeredBy: 'mrt' },
  { facet: 'redeem', name: 'redeem', label: 'How to redeem', say: filterNameOf.redeem },
  { facet: 'ends', name: 'ends', label: 'Ends', say: endName, values: endSpans },
  { facet: 'audience', name: 'for', label: 'Good for', say: filterNameOf.audience },
  { facet: 'only', name: 'only', label: 'Found', say: () => 'Only here' },
  { facet: 'tag', name: 'tag', label: 'Tag', say: filterNameOf.tag },
]

export function toFacetFilters(filters: Filters): Partial<Record<FacetName, string>> {
  const chosen = facets.flatMap(({ facet, name }) => {
    const value = filters[name]
    return value === undefined ? [] : [[facet, value]]
  })
  return Object.fromEntries(chosen)
}

/** Without words there is no best match. */
export function toSearchOrder({ sort }: Filters, q: string): SearchOrder {
  const orders = Object.keys(sortNames) as (keyof typeof sortNames)[]
  return orders.find((order) => order === sort) ?? (q ? 'best' : 'listed')
}

type Found = { counts: FacetCounts; dealCount: number }

/** A chosen value stays, whatever its count. */
export function* toFacetChoices(result: SearchResult, filters: Filters): Work<FacetChoice[]> {
  const found = { counts: yield* result.facets(), dealCount: result.counts.deal }
  return facets
    .map((facet) => toChoice(facet, found, filters))
    .filter(({ options, name }) => filters[name] !== undefined || isChoice(options, found))
}

function toChoice(
  { facet, name, label, say, values, offeredBy = facet }: Facet,
  { counts, dealCount }: Found,
  filters: Filters,
): FacetChoice {
  const chosen = filters[name]
  const countOf = (value: string) =>
    counts[facet].find((counted) => counted.value === value)?.count ??
    // A place that is not a station: all deals found are near it.
    (facet === 'near' && value === chosen ? dealCount : 0)
  const listed = values ?? counts[offeredBy].slice(0, MAX_OPTIONS).map(({ value }) => value)
  const options = [...new Set([...listed, chosen ?? []].flat())].map((value) => ({
    value,
    label: say(value),
    count: countOf(value),
  }))
  const isByCount = offeredBy !== facet
  return { name, label, options: isByCount ? options.toSorted(byCount) : options }
}

function byCount(a: { count: number }, b: { count: number }): number {
  return b.count - a.count
}

/** A value that all or no results have cannot narrow them. */
function isChoice(options: FacetChoice['options'], { dealCount }: Found): boolean {
  const [only, ...others] = options
  if (others.length === 0) return only !== undefined && only.count > 0 && only.count < dealCount
  return options.some(({ count }) => count > 0)
}
