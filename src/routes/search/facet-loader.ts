import { categories } from '#deals/deal.ts'
import { filterNameOf } from '#deals/filter-names.ts'
import { type EndSpan, endSpans } from '#search/end-spans.ts'
import type { FacetCounts, FacetFilters } from '#search/facet-table.ts'
import { type SearchOrder, searchOrders } from '#search/order-places.ts'
import type { FacetName } from '#search/search-record.ts'
import type { FacetChoice } from './payload.ts'
import type { SearchFilterName, SearchFilters } from './search-filters.ts'

/** More than this is a list to read, not a choice. */
const MAX_OPTIONS = 8

type Facet = {
  facet: FacetName
  name: SearchFilterName
  label: string
  say: (value: string) => string
  /** All that there are, in this order, whatever their counts; else the most frequent. */
  values?: readonly string[]
}

const endNames: Record<EndSpan, string> = {
  today: 'Today',
  'three-days': 'Within 3 days',
  week: 'Within a week',
}

const facets: Facet[] = [
  {
    facet: 'category',
    name: 'category',
    label: 'Category',
    say: filterNameOf.category,
    values: categories,
  },
  { facet: 'mrt', name: 'near', label: 'Near MRT', say: (value) => value },
  {
    facet: 'redeem',
    name: 'redeem',
    label: 'How to redeem',
    say: filterNameOf.redeem,
  },
  {
    facet: 'ends',
    name: 'ends',
    label: 'Ends',
    say: (value) => endSpans.flatMap((span) => (span === value ? endNames[span] : []))[0] ?? value,
    values: endSpans,
  },
  {
    facet: 'audience',
    name: 'for',
    label: 'Good for',
    say: filterNameOf.audience,
  },
  { facet: 'tag', name: 'tag', label: 'Tag', say: filterNameOf.tag },
]

export function toFacetFilters(filters: SearchFilters): FacetFilters {
  const chosen = facets.flatMap(({ facet, name }) => {
    const value = filters[name]
    return value === undefined ? [] : [[facet, value]]
  })
  return Object.fromEntries(chosen)
}

export function toSearchOrder({ sort }: SearchFilters): SearchOrder {
  return searchOrders.find((order) => order === sort) ?? 'best'
}

/** A value that was chosen stays, whatever its count. */
export function toFacetChoices(counts: FacetCounts, filters: SearchFilters): FacetChoice[] {
  return facets
    .map(({ facet, name, label, say, values }) => {
      const countOf = (value: string) =>
        counts[facet].find((counted) => counted.value === value)?.count ?? 0
      const listed = values ?? counts[facet].slice(0, MAX_OPTIONS).map(({ value }) => value)
      const options = [...new Set([...listed, filters[name] ?? []].flat())].map((value) => ({
        value,
        label: say(value),
        count: countOf(value),
      }))
      return { name, label, options }
    })
    .filter(({ options, name }) => isChoice(options) || filters[name] !== undefined)
}

/** What all results have in common, or none, cannot narrow them. */
function isChoice(options: FacetChoice['options']): boolean {
  return options.length > 1 && options.some(({ count }) => count > 0)
}
