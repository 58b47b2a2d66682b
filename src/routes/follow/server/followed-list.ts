import { type Filters, filteredPath, readFilters } from '../../filters/filters.ts'
import { createRouteMatcher } from '../../match-route.ts'
import type { RouteId } from '../../routes.ts'

/** The pages that list deals and can be narrowed. */
const lists: readonly RouteId[] = ['deals', 'category', 'search', 'landingSearch']

/** Filters that depend on the hour or the day, which alerts cannot use. */
const passing: readonly (readonly [keyof Filters, readonly string[]])[] = [
  ['usable', ['now']],
  ['day', ['today', 'tomorrow']],
  ['ends', ['today']],
]

export type FollowedList = {
  /** Without a query. */
  path: string
  q: string
  filters: Filters
  /** The canonical URL with words and filters. */
  address: string
  /** The uid of the partner whose page is searched. */
  uid: string | null
}

const matchRoute = createRouteMatcher()

/** The list that an alert is about, whatever its order and page number; `null` for any other page. */
export function toFollowedList(typed: string): FollowedList | null {
  const url = URL.parse(typed, 'https://site.invalid')
  const match = url?.host === 'site.invalid' ? matchRoute(url) : null
  if (!match || !lists.includes(match.route.id)) return null
  const params = new URLSearchParams(match.search)
  const { sort: _, ...read } = readFilters(params)
  const isLasting = ([name, value]: [string, string]) =>
    passing.every(([other, values]) => name !== other || !values.includes(value))
  const filters: Filters = Object.fromEntries(Object.entries(read).filter(isLasting))
  const { path } = match
  const q = params.get('q') ?? ''
  const uid = match.route.id === 'landingSearch' ? (match.params.uid ?? null) : null
  return { path, q, filters, uid, address: filteredPath(path, { q, filters }) }
}
