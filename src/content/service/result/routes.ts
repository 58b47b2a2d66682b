import { badRequest } from '../api-error.ts'
import { isDocumentLink } from '../document-links.ts'
import type { Snapshot } from '../snapshot.ts'
import { MASTER_LANGUAGE, type StoredDocument } from '../stored-document.ts'

/** How the URL of a document is made, by the client's own rule. */
export type Route = {
  type: string
  path: string
  uid?: string
  lang?: string
  /** Names of parameters → fields that link to the document whose uid is the value. */
  resolvers?: Record<string, string>
}

/** An empty list is a list without routes, and every URL is `null`. */
export function parseRoutes(text: string | null): Route[] {
  if (text === null || text === '') return []
  let routes: unknown
  try {
    routes = JSON.parse(text)
  } catch {
    throw badRequest('routes must be JSON')
  }
  if (!Array.isArray(routes) || !routes.every(isRoute)) {
    throw badRequest('routes must be a list of objects with a type and a path')
  }
  return routes
}

function isRoute(value: unknown): value is Route {
  const route = value as Partial<Route> | null
  if (typeof route?.type !== 'string' || typeof route.path !== 'string') return false
  return Object.values(route.resolvers ?? {}).every((field) => typeof field === 'string')
}

/** `null` when no route is meant for the document, or when a part of its path has no value. */
export function findUrl(
  document: StoredDocument,
  routes: readonly Route[],
  snapshot: Snapshot,
): string | null {
  const fitting = routes.filter(
    ({ type, uid, lang }) =>
      type === document.type &&
      (uid === undefined || uid === document.uid) &&
      (lang === undefined || lang === document.lang),
  )
  // A route for this very document counts before one for all of its type.
  const [route] = fitting.toSorted((a, b) => specificity(b) - specificity(a))
  return route ? fillPath(route, document, snapshot) : null
}

function specificity({ uid, lang }: Route): number {
  return Number(uid !== undefined) * 2 + Number(lang !== undefined)
}

const PARAMETER = /^:(\w+)(\??)$/

function fillPath(route: Route, document: StoredDocument, snapshot: Snapshot): string | null {
  const segments: string[] = []
  for (const segment of route.path.split('/')) {
    const [, name, optional] = PARAMETER.exec(segment) ?? []
    if (name === undefined) {
      segments.push(segment)
      continue
    }
    const value = findParameter(name, { route, document, snapshot })
    if (optional && (value === null || isMasterLanguage(name, value))) continue
    if (value === null) return null
    segments.push(encodeURIComponent(value))
  }
  return segments.join('/') || '/'
}

// `/:lang?/:uid` leaves the main language out of its addresses.
function isMasterLanguage(name: string, value: string): boolean {
  return name === 'lang' && value === MASTER_LANGUAGE
}

type Filling = { route: Route; document: StoredDocument; snapshot: Snapshot }

function findParameter(name: string, { route, document, snapshot }: Filling): string | null {
  const resolvers = new Map(Object.entries(route.resolvers ?? {}))
  const resolver = resolvers.get(name)
  if (resolver === undefined) {
    if (name === 'lang') return document.lang
    if (name === 'type') return document.type
    return name === 'uid' ? document.uid : null
  }
  let current: StoredDocument | undefined = document
  for (const field of resolver.split('.')) {
    const link: unknown = current?.data[field]
    current = isDocumentLink(link) ? snapshot.byId.get(link.id) : undefined
  }
  return current?.uid ?? null
}
