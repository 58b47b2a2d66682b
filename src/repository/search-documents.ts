import type { Work } from '#lib/node/work.ts'
import { createAlternates } from './alternate-languages.ts'
import { badRequest } from './api-error.ts'
import type { QueryLimits } from './query/query-limits.ts'
import { runQuery } from './query/run-query.ts'
import { createUrlFinder } from './result/routes.ts'
import { toApiDocument } from './result/to-api-document.ts'
import { withPictureOrigin } from './result/with-picture-origin.ts'
import { parseSearchParams } from './search-params.ts'
import type { Snapshot } from './snapshot.ts'
import type { StoredDocument } from './stored-document.ts'

export const API_VERSION = 'e8b1c07'
export const LICENSE = 'All Rights Reserved'

type SearchOptions = {
  limits: QueryLimits
  /** Put before the addresses of our pictures. */
  pictureOrigin: string
}

/** Answers `documents/search` with JSON. `url` is the public address of the request. */
export function* searchDocuments(
  snapshot: Snapshot,
  url: URL,
  { limits, pictureOrigin }: SearchOptions,
): Work<string> {
  const { page, pageSize, shape, after, ...query } = parseSearchParams(url.searchParams, limits)
  const { lang = snapshot.mainLanguage } = query
  const found = yield* runQuery(snapshot, { ...query, lang }, limits)
  // A document that is not among them has nothing before it: the content API ignores it.
  const { total, first } = after === null ? found : yield* found.after(after)
  const shown = yield* first(page * pageSize, (page - 1) * pageSize)
  const pages = Math.ceil(total / pageSize)
  const toHref = createHref(url)
  const findUrl = createUrlFinder(shape.routes, snapshot)
  const findAlternates = yield* createAlternates(snapshot)
  const source = { snapshot, shape, findUrl, findAlternates, embedded: limits.embedded }
  const results = yield* writeList(shown, limits, (document) =>
    withPictureOrigin(toApiDocument(document, toHref(document.id), source), pictureOrigin),
  )
  const head = {
    page,
    results_per_page: pageSize,
    results_size: shown.length,
    total_results_size: total,
    total_pages: pages,
    next_page: page < pages ? pageUrl(url, page + 1) : null,
    prev_page: page > 1 ? pageUrl(url, page - 1) : null,
  }
  const foot = { version: API_VERSION, license: LICENSE }
  return `${JSON.stringify(head).slice(0, -1)},"results":${results},${JSON.stringify(foot).slice(1)}`
}

/** A document at a time: a hundred long ones at once would keep everybody waiting. */
function* writeList(
  documents: readonly StoredDocument[],
  { characters }: QueryLimits,
  toResult: (document: StoredDocument) => unknown,
): Work<string> {
  const texts: string[] = []
  let length = 0
  for (const document of documents) {
    const text = JSON.stringify(toResult(document))
    texts.push(text)
    length += text.length
    if (length > characters) {
      throw badRequest(
        `The answer is longer than ${characters} characters; ask for fewer documents`,
      )
    }
    yield text.length
  }
  return `[${texts.join()}]`
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
