import { isDocumentLink } from '#lib/document-link.ts'
import { badRequest } from '../api-error.ts'
import type { Snapshot } from '../snapshot.ts'
import type { StoredDocument } from '../stored-document.ts'

/** A route resolver of the client: how to build the URL of a document. */
export type Route = {
  type: string
  path: string
  uid?: string
  lang?: string
  /** Parameter names → link fields whose target's uid is the value. */
  resolvers?: Record<string, string>
}

/** Real sites stay far below; longer URLs would make each link costly. */
const MAX_PATH = 300
const MAX_RESOLVERS = 10
const MAX_RESOLVER = 200

/** An empty list has no routes, so every URL is `null`. */
export function parseRoutes(text: string | null, most = Number.POSITIVE_INFINITY): Route[] {
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
  if (routes.length > most) throw badRequest(`routes must be at most ${most}`)
  if (!routes.every(isShort)) {
    throw badRequest(
      `each path of routes must have at most ${MAX_PATH} characters, and ${MAX_RESOLVERS} resolvers`,
    )
  }
  return routes
}

function isRoute(value: unknown): value is Route {
  const route = value as Partial<Route> | null
  if (typeof route?.type !== 'string' || typeof route.path !== 'string') return false
  return Object.values(route.resolvers ?? {}).every((field) => typeof field === 'string')
}

function isShort({ path, resolvers = {} }: Route): boolean {
  const fields = Object.values(resolvers)
  return (
    path.length <= MAX_PATH &&
    fields.length <= MAX_RESOLVERS &&
    fields.every((field) => field.length <= MAX_RESOLVER)
  )
}

/** Resolves the URL of each document once, however many links lead to it. */
export type UrlFinder = (document: StoredDocument) => string | null

export function createUrlFinder(routes: readonly Route[], snapshot: Snapshot): UrlFinder {
  const urls = new Map<StoredDocument, string | null>()
  return (document) => {
    const known = urls.get(document)
    if (known !== undefined) return known
    const url = routes.length === 0 ? null : findUrl(document, routes, snapshot)
    urls.set(document, url)
    return url
  }
}

/** `null` if no route fits the document, or a part of its path has no value. */
function findUrl(
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
  // A route for this document takes precedence over one for its type.
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
    const isMain = name === 'lang' && value === snapshot.mainLanguage
    // `/:lang?/:uid` omits the main language.
    if (optional && (value === null || isMain)) continue
    if (value === null) return null
    segments.push(encodeURIComponent(value))
  }
  return segments.join('/') || '/'
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
