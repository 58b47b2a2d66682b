import { endSpans } from '#deals/end-spans.ts'
import { clockMinutes, dayNames, dayPartNames } from '#deals/times/day-parts.ts'
import { categories } from '#lib/categories.ts'
import { diets, redeems } from '#lib/deal-options.ts'
import { listFilters } from '../routes.ts'
import { ANY, asPlain, isMeaning, toPlain } from './plain-words.ts'

/**
 * The query parameters that filter and sort deals. Lists have no `category`, which is in their path, and no `plain`,
 * which names the meanings that a search must not read into its words (`plain-words.ts`).
 */
export const filterNames = ['category', ...listFilters, 'plain'] as const
export type FilterName = (typeof filterNames)[number]

/** The value of each active filter. */
export type Filters = Partial<Record<FilterName, string>>

export const sortNames = {
  ends: 'Ending soonest',
  new: 'Newest',
  price: 'Lowest price',
  saving: 'Biggest saving',
  /** Only with a place. */
  near: 'Nearest',
} as const

/** An active filter, as shown. */
export type ActiveFilter = {
  name: FilterName
  text: string
  /** How many deals there are without it; counted only if there are none with it. */
  without: number | null
  /** It comes from words of the search: removing it makes them ordinary words. */
  isRead?: true
}

/** The note about a requested place. */
export type NearNote = {
  typed: string
  /** `within 1.5 km of Bugis`, or an explanation of what can be typed. */
  text: string
  isKnown: boolean
  /** The station or area by name; `null` for online and for a postal code, which may be somebody's home. */
  area: string | null
}

/** A value that a filter offers. */
export type FilterOption = {
  value: string
  label: string
  /** How many deals it would leave; `null` where that is not counted. */
  count: number | null
}

/** A filter with the values to choose from. */
export type FilterChoice = { name: FilterName; label: string; options: FilterOption[] }

const oneOf = (values: readonly string[]) => (value: string) =>
  values.includes(value) ? value : null
/** Any value that a deal may state. */
const any = (value: string) => value

/** Returns the value in its canonical form; `null` if the filter cannot have it. */
const readers: Record<FilterName, (value: string) => string | null> = {
  category: oneOf(categories),
  usable: oneOf(['now']),
  day: oneOf(dayNames),
  time: (value) => (clockMinutes(value) === null ? oneOf(dayPartNames)(value) : value),
  // The highest price in SGD: `10`, `12.9`.
  max: (value) => (/^\d{1,5}(?:\.\d{1,2})?$/.test(value) ? String(Number(value)) : null),
  ends: oneOf(endSpans),
  only: oneOf(['here']),
  redeem: oneOf(redeems),
  for: any,
  diet: oneOf(diets),
  card: any,
  near: any,
  tag: any,
  sort: oneOf(Object.keys(sortNames)),
  plain: toPlain,
}

/** Ignores unknown values: a list without a filter is better than an empty one. */
export function readFilters(params: URLSearchParams): Filters {
  const isAny = (name: FilterName) => isMeaning(name) && params.get(name) === ANY
  const chosen = filterNames.flatMap((name) => {
    const value = isAny(name) ? null : readers[name](params.get(name) ?? '')
    return value ? [[name, value]] : []
  })
  return filterNames.filter(isAny).reduce<Filters>(asPlain, Object.fromEntries(chosen))
}

type FilteredPage = { q?: string; filters?: Filters; page?: number }

/** The canonical URL of a page of deals. */
export function filteredPath(path: string, { q, filters = {}, page = 1 }: FilteredPage): string {
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
  // Sorting by distance needs a place.
  return name === 'near' && filters.sort === 'near' ? withoutFilter(others, 'sort') : others
}

/** For the link that removes a filter. */
export function withoutActive(filters: Filters, { name, isRead }: ActiveFilter): Filters {
  const others = withoutFilter(filters, name)
  return isRead ? asPlain(others, name) : others
}

/** Whether a filter is active; an order is not a filter. */
export function isNarrowed({ sort: _sort, plain: _plain, ...narrowing }: Filters): boolean {
  return Object.keys(narrowing).length > 0
}
