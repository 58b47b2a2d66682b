import { badRequest } from './api-error.ts'
import { parseOrderings } from './query/orderings.ts'
import type { QueryLimits } from './query/query-limits.ts'
import { type FieldSelection, parseFieldSelection } from './result/fetch-fields.ts'
import { parseGraphQuery } from './result/graph-query.ts'
import { parseRoutes } from './result/routes.ts'
import type { ResultShape } from './result/to-api-document.ts'

const DEFAULT_PAGE_SIZE = 20
const MAX_PAGE_SIZE = 100

/** Ignores unknown parameters, because clients send some of their own (`x-c`). */
export function parseSearchParams(params: URLSearchParams, limits: QueryLimits) {
  return {
    queries: params.getAll('q').filter((query) => query.trim() !== ''),
    /** By default the repository's main one. */
    lang: params.get('lang') || undefined,
    order: parseOrderings(params.get('orderings') ?? '', limits.orderings),
    /** Only results after this document. */
    after: params.get('after') || null,
    page: count(params, 'page') ?? 1,
    pageSize: Math.min(count(params, 'pageSize') ?? DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
    shape: parseShape(params, limits),
  }
}

function parseShape(params: URLSearchParams, limits: QueryLimits): ResultShape {
  const graphQuery = params.get('graphQuery')
  return {
    fetch: fields(params, 'fetch'),
    fetchLinks: fields(params, 'fetchLinks'),
    graphQuery: graphQuery ? parseGraphQuery(graphQuery) : null,
    routes: parseRoutes(params.get('routes'), limits.routes),
    brokenRoute: params.get('brokenRoute') || null,
  }
}

function fields(params: URLSearchParams, name: string): FieldSelection | null {
  const selection = parseFieldSelection(params.getAll(name).join(','))
  return selection.size > 0 ? selection : null
}

function count(params: URLSearchParams, name: string): number | null {
  const text = params.get(name)
  if (text === null || text === '') return null
  if (!/^\d{1,9}$/.test(text) || Number(text) < 1) {
    throw badRequest(`${name} must be a whole number from 1, got '${text}'`)
  }
  return Number(text)
}
