import { type Route, type RouteFolder, type RouteId, routes } from './routes.ts'

export type RouteMatch = {
  route: Route & { id: RouteId }
  /** Where the route's `page.tsx` is. */
  folder: RouteFolder
  params: Record<string, string>
  /** The canonical address: the path, then the declared parameters in declared order. */
  path: string
  search: string
}

/** Nobody types more into a search box. Longer values are cut, so that keys stay small. */
const MAX_VALUE = 200

/** Feeds and calendars share paths with lists but are not pages. */
const FILE = /\.(xml|ics)$/

/** Nobody types these, and HTML must not contain them. */
const CONTROL = /\p{Cc}+/gu

export type RouteMatcher = (url: URL) => RouteMatch | null

/** Compiles the site map. Made once per server or browser, since patterns are costly to build. */
export function createRouteMatcher(): RouteMatcher {
  const table: readonly (Route & { id: RouteId })[] = routes
  const patterns = table.map((route) => ({
    route,
    pattern: new URLPattern({ pathname: route.path }),
  }))
  return (url) => {
    if (FILE.test(url.pathname)) return null
    for (const { route, pattern } of patterns) {
      const found = pattern.exec({ pathname: url.pathname })
      if (!found) continue
      const params = decodeParams(found.pathname.groups)
      if (!params) return null
      const search = declaredSearch(url, route.query ?? [])
      const folder = (route.folder ?? route.id) as RouteFolder
      return { route, folder, params, path: url.pathname, search }
    }
    return null
  }
}

/**
 * For one visitor, who meets the same URLs again: a tap matches its link three times, at 2 ms on a slow phone. Not for a
 * server, which meets any number of URLs.
 */
export function rememberMatches(match: RouteMatcher): RouteMatcher {
  const known = new Map<string, RouteMatch | null>()
  return (url) => {
    const { href } = url
    let found = known.get(href)
    if (found === undefined) {
      found = match(url)
      known.set(href, found)
    }
    return found
  }
}

/** `null` when a parameter is not valid percent-encoding. */
export function decodeParams(
  groups: Record<string, string | undefined>,
): Record<string, string> | null {
  try {
    return Object.fromEntries(
      Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value ?? '')]),
    )
  } catch {
    return null
  }
}

function declaredSearch(url: URL, names: readonly string[]): string {
  const declared = new URLSearchParams()
  for (const name of names) {
    const value = url.searchParams.get(name)?.slice(0, MAX_VALUE).replace(CONTROL, ' ').trim()
    if (value) declared.set(name, value)
  }
  return declared.size === 0 ? '' : `?${declared}`
}
