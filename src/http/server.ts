import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { mayPreview } from '#lib/preview-cookie.ts'
import type { EncodedBody, Encoding } from '#pagecache/encoded-body.ts'
import type { PageCache } from '#pagecache/page-cache.ts'
import { type Answer, type AnswerRequest, answerBody, pageKinds } from './answer.ts'
import { createEncodingNegotiator } from './negotiate-encoding.ts'
import { splitPayloadPath } from './page-path.ts'
import type { RequestLog } from './request-log.ts'

export type SiteServerOptions = {
  /** Answers whatever is not a cached page. */
  fetch: (request: Request) => Response | Promise<Response>
  pageCache: PageCache
  security: readonly [string, string][]
  requests: RequestLog
}

export type SiteServer = {
  /** Resolves to the port once connections are accepted. */
  listen(port: number, host: string | null): Promise<number>
  /** Accepts nothing new, finishes what was accepted, then resolves. */
  close(): Promise<void>
}

/** Header names and values in one row, as `writeHead` takes them fastest. */
type FieldedAnswer = Answer & { fields: string[] }

/** How long a kept-alive connection may still bring a request that was on its way. */
const GRACE_MS = 500
/** After this, connections that do not end are cut. */
const PATIENCE_MS = 10_000

/** `node:http` with a short cut: a cached page is a look-up and a write, before any framework. */
export function createSiteServer({
  fetch,
  pageCache,
  security,
  requests,
}: SiteServerOptions): SiteServer {
  const negotiateEncoding = createEncodingNegotiator()
  const handle = getRequestListener(fetch, { overrideGlobalObjects: false })
  const plainAnswers = new WeakMap<EncodedBody, Partial<Record<Encoding, FieldedAnswer>>>()
  let closing = false

  const server = createServer((request, response) => {
    if (closing) response.setHeader('connection', 'close')
    if (!answerFromCache(request, response)) void handle(request, response)
  })

  function answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
    const { method = '', url = '', headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || mayPreview(headers.cookie)) return false
    const startedAt = performance.now()
    const query = url.indexOf('?')
    const { pathname, wants } = splitPayloadPath(query < 0 ? url : url.slice(0, query))
    const page = pageCache.find(query < 0 ? pathname : pathname + url.slice(query))
    if (!page) return false

    const id = requests.nextId()
    const { status, fields, body } = answerOf(page[wants], wants, {
      method,
      encoding: negotiateEncoding(headers['accept-encoding'] as string | undefined),
      ifNoneMatch: headers['if-none-match'],
    })
    response.writeHead(status, fields.concat('x-request-id', id))
    response.end(body)
    requests.end({ id, method, url: pathname, status, startedAt })
    return true
  }

  /** By far the most requests are plain GETs: their header fields are put together once a body. */
  function answerOf(body: EncodedBody, kind: keyof typeof pageKinds, request: AnswerRequest) {
    if (request.method !== 'GET' || request.ifNoneMatch !== undefined) {
      return withFields(answerBody(body, pageKinds[kind], request))
    }
    const known = plainAnswers.get(body) ?? {}
    const answer = known[request.encoding] ?? withFields(answerBody(body, pageKinds[kind], request))
    if (!known[request.encoding]) plainAnswers.set(body, { ...known, [request.encoding]: answer })
    return answer
  }

  function withFields(answer: Answer): FieldedAnswer {
    return { ...answer, fields: [...answer.headers, ...security].flat() }
  }

  return {
    listen(port, host) {
      return new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen({ port, ...(host ? { host } : {}) }, () => {
          const address = server.address()
          resolve(typeof address === 'object' && address ? address.port : port)
        })
      })
    },
    async close() {
      closing = true
      // Not `http.Server.close`: that one cuts idle connections at once, and with them a request
      // that is already under way to us.
      const closed = new Promise<void>((resolve) => {
        NetServer.prototype.close.call(server, () => resolve())
      })
      const sweep = setInterval(() => server.closeIdleConnections(), GRACE_MS)
      const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
      await closed
      clearInterval(sweep)
      clearTimeout(patience)
    },
  }
}
