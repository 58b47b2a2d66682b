import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { mayPreview } from '#lib/preview-cookie.ts'
import type { FreshPage } from '#pagecache/cached-page.ts'
import type { EncodedBody, Encoding } from '#pagecache/encoded-body.ts'
import { type Answer, type AnswerRequest, answerBody, kindOf, type pageKinds } from './answer.ts'
import { createEncodingNegotiator } from './negotiate-encoding.ts'
import { splitPayloadPath } from './page-path.ts'
import { createRecentAnswers } from './recent-answers.ts'
import type { RequestLog } from './request-log.ts'
import type { Security } from './security-headers.ts'

type CachedAnswersOptions = {
  /** The page at a URL if it is fresh. */
  findPage: (address: string) => FreshPage | null
  security: Security
  requests: RequestLog
}

/** Header names and values in one flat list, the fastest form for `writeHead`. The last value is the id of the request. */
type FieldedAnswer = Answer & { fields: string[] }

/** Unpacked pages that are kept for the next caller without compression: some 200. */
const MOST_UNPACKED_BYTES = 12_000_000

/**
 * Answers cached pages before any framework, by a look-up and a write. Returns `false` for other requests. Every hit
 * pays for whatever is added here, see docs/decisions/0012-what-a-cache-hit-may-cost.md.
 */
export function createCachedAnswers({ findPage, security, requests }: CachedAnswersOptions) {
  const negotiateEncoding = createEncodingNegotiator()
  const plainAnswers = new WeakMap<EncodedBody, Partial<Record<Encoding, FieldedAnswer>>>()
  const unpackedAnswers = createRecentAnswers<FieldedAnswer>(MOST_UNPACKED_BYTES)
  settleShapes()

  function answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
    const { method = '', url = '', headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || mayPreview(headers.cookie)) return false
    // The pace of its body has to be checked, see `connections.ts`.
    if (hasBody(request)) return false
    // Not canonical, though the rest may look like a page.
    if (url.startsWith('//')) return false
    const startedAt = performance.now()
    const query = url.indexOf('?')
    const path = query < 0 ? url : url.slice(0, query)
    const { pathname, wants } = splitPayloadPath(path)
    const page = findPage(query < 0 ? pathname : pathname + url.slice(query))
    if (!page || (page.type !== null && wants === 'payload')) return false

    const id = requests.idFor(headers['x-request-id'])
    const { status, fields, body } = answerOf(page, wants, {
      method,
      encoding: negotiateEncoding(headers['accept-encoding'] as string | undefined),
      ifNoneMatch: headers['if-none-match'],
    })
    // All requests for this body share the list: a copy would be a request's largest object. `writeHead` does not keep it.
    fields[fields.length - 1] = id
    response.writeHead(status, fields)
    response.end(body)
    requests.end({ id, method, url: path, status, startedAt })
    return true
  }

  /** Most requests are plain GETs, whose header fields are built once for each body. */
  function answerOf(
    page: FreshPage,
    wants: keyof typeof pageKinds,
    request: AnswerRequest,
  ): FieldedAnswer {
    const body = page[wants]
    const make = () => {
      const answer = answerBody(body, kindOf(page, wants), request)
      const own = wants === 'html' ? security.ofPage(page) : security.ofFiles
      return { ...answer, fields: [...answer.headers, ...own, ['x-request-id', '']].flat() }
    }
    if (request.method !== 'GET' || request.ifNoneMatch !== undefined) return make()
    if (request.encoding === 'identity') return unpackedAnswers.get(body, make)
    const known = plainAnswers.get(body) ?? {}
    const answer = known[request.encoding] ?? make()
    if (!known[request.encoding]) plainAnswers.set(body, { ...known, [request.encoding]: answer })
    return answer
  }

  return answerFromCache
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

/** How many objects V8 watches before it fixes how many properties fit into objects of their kind. */
const WATCHED = 8

/**
 * Lets V8 learn the shape of requests and responses before the first one comes. It watches the first few of them. If a
 * garbage collection comes between, as while pages are rendered in advance, it finds no properties in use and reserves
 * none. Then every request is a slow dictionary: a third fewer requests per second, measured.
 */
function settleShapes(): void {
  const socket = new Socket()
  const alive: ServerResponse[] = []
  while (alive.length < WATCHED) alive.push(new ServerResponse(new IncomingMessage(socket)))
  socket.destroy()
}
