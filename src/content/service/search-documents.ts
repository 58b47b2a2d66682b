import type { Query } from '@prismicio/client'
import { type FoundDocuments, runQuery } from './query/run-query.ts'
import { toApiDocument } from './result/to-api-document.ts'
import { parseSearchParams } from './search-params.ts'
import type { Snapshot } from './snapshot.ts'

export const API_VERSION = 'e8b1c07'
export const LICENSE = 'All Rights Reserved'

/** Answers `documents/search`. `url` is the public address of the request. */
export function searchDocuments(snapshot: Snapshot, url: URL): Query {
  const { page, pageSize, shape, after, ...query } = parseSearchParams(url.searchParams)
  const { total, first } = onlyAfter(runQuery(snapshot, query), after)
  const results = first(page * pageSize).slice((page - 1) * pageSize)
  const pages = Math.ceil(total / pageSize)
  const toHref = createHref(url)
  return {
    page,
    results_per_page: pageSize,
    results_size: results.length,
    total_results_size: total,
    total_pages: pages,
    next_page: page < pages ? pageUrl(url, page + 1) : null,
    prev_page: page > 1 ? pageUrl(url, page - 1) : null,
    results: results.map((document) =>
      toApiDocument(document, { snapshot, shape, href: toHref(document.id) }),
    ),
    version: API_VERSION,
    license: LICENSE,
  } as Query
}

// A document that is not among them has nothing before it: the content API ignores it.
function onlyAfter(found: FoundDocuments, after: string | null): FoundDocuments {
  if (after === null) return found
  const all = found.first(found.total)
  const rest = all.slice(all.findIndex(({ id }) => id === after) + 1)
  return { total: rest.length, first: (count) => rest.slice(0, count) }
}

/** Where to read one document again at the same ref. */
function createHref(url: URL): (id: string) => string {
  const ref = encodeURIComponent(url.searchParams.get('ref') ?? '')
  const start = `${url.origin}${url.pathname}?ref=${ref}&q=`
  return (id) => start + encodeURIComponent(`[[at(document.id, "${id}")]]`)
}

function pageUrl(url: URL, page: number): string {
  const other = new URL(url)
  other.searchParams.set('page', String(page))
  // A token in a link would end up in logs.
  other.searchParams.delete('access_token')
  return other.href
}
