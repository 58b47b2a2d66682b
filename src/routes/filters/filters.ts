import { endSpans } from '#deals/end-spans.ts'
import { categories, redeems } from '#lib/deal-options.ts'
import { listFilters } from '../routes.ts'

/** The query parameters that filter and sort deals. A list has no `category`, because its path says it. */
export const filterNames = ['category', ...listFilters] as const
export type FilterName = (typeof filterNames)[number]

/** What is asked; what is not asked is not there. */
export type Filters = Partial<Record<FilterName, string>>

export const sortNames = {
  ends: 'Ending soonest',
  new: 'Newest',
  price: 'Lowest price',
  saving: 'Biggest saving',
  /** Only where a place was named. */
  near: 'Nearest',
} as const

/** A filter that is on, in words. */
export type ActiveFilter = {
  name: FilterName
  text: string
  /** How many deals there are without it; counted only where there are none with it. */
  without: number | null
}

/** What is said about the place that somebody named. */
export type NearNote = {
  typed: string
  /** `within 1.5 km of Bugis`, or a sentence that says what can be typed. */
  text: string
  isKnown: boolean
}

/** Where all values are known. */
const known: Partial<Record<FilterName, readonly string[]>> = {
  category: categories,
  usable: ['now'],
  ends: endSpans,
  only: ['here'],
  redeem: redeems,
  sort: Object.keys(sortNames),
}

/** What is unknown is ignored: a list without a filter is better than a list of nothing. */
export function readFilters(params: URLSearchParams): Filters {
  const asked = filterNames.flatMap((name) => {
    const value = params.get(name)
    return value && (known[name]?.includes(value) ?? true) ? [[name, value]] : []
  })
  return Object.fromEntries(asked)
}

type Wish = { q?: string; filters?: Filters; page?: number }

/** The address of a page of deals, the same for everybody it is sent to. */
export function filteredPath(path: string, { q, filters = {}, page = 1 }: Wish): string {
  const params = new URLSearchParams(q ? { q } : {})
  for (const name of filterNames) {
    const value = filters[name]
    if (value) params.set(name, value)
  }
  if (page > 1) params.set('page', String(page))
  return params.size === 0 ? path : `${path}?${params}`
}

export function withoutFilter(filters: Filters, name: FilterName): Filters {
  const { [name]: _, ...others }: Filters = filters
  // Nearest to nowhere is no order.
  return name === 'near' && filters.sort === 'near' ? withoutFilter(others, 'sort') : others
}

/** An order leaves everything. */
export function isNarrowed({ sort: _, ...narrowing }: Filters): boolean {
  return Object.keys(narrowing).length > 0
}
