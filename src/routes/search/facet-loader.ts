import { filterNameOf } from '#deals/filter-names.ts'
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
}

const facets: Facet[] = [
  {
    facet: 'category',
    name: 'category',
    label: 'Category',
    say: filterNameOf.category,
  },
  { facet: 'mrt', name: 'near', label: 'Near MRT', say: (value) => value },
  {
    facet: 'redeem',
    name: 'redeem',
    label: 'How to redeem',
    say: filterNameOf.redeem,
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

/** The most frequent values of each facet; one that was chosen stays, whatever its count. */
export function toFacetChoices(counts: FacetCounts, filters: SearchFilters): FacetChoice[] {
  return facets
    .map(({ facet, name, label, say }) => {
      const chosen = filters[name]
      const first = counts[facet].slice(0, MAX_OPTIONS)
      const isListed = chosen === undefined || first.some(({ value }) => value === chosen)
      const count = counts[facet].find(({ value }) => value === chosen)?.count ?? 0
      const options = isListed ? first : [...first, { value: chosen, count }]
      return {
        name,
        label,
        options: options.map((option) => ({ ...option, name: say(option.value) })),
      }
    })
    .filter(({ options, name }) => options.length > 1 || filters[name] !== undefined)
}
