import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { mayPreview } from '#lib/preview-cookie.ts'
import type { CachedPage } from '#pagecache/cached-page.ts'
import type { EncodedBody, Encoding } from '#pagecache/encoded-body.ts'
import type { PageCache } from '#pagecache/page-cache.ts'
import { type Answer, type AnswerRequest, answerBody, kindOf, type pageKinds } from './answer.ts'
import { createEncodingNegotiator } from './negotiate-encoding.ts'
import { splitPayloadPath } from './page-path.ts'
import type { RequestLog } from './request-log.ts'
import { settleShapes } from './settle-shapes.ts'

export type SiteServerOptions = {
  /** Answers whatever is not a cached page. */
  fetch: (request: Request) => Response | Promise<Response>
  pageCache: PageCache
  security: readonly [string, string][]
  requests: RequestLog
  /** For requests that name no host. */
  hostname: string
}

export type SiteServer = {
  /** Resolves to the port once connections are accepted. */
  listen(port: number, host: string | null): Promise<number>
  /** Accepts nothing new, finishes what was accepted, then resolves. */
  close(): Promise<void>
}

/** Header names and values in one row, as `writeHead` takes them fastest. */
type FieldedAnswer = Answer & { fields: string[] }

type Connection = { hasAsked: boolean; openedAt: number }

/** How long new requests are still taken after the word to stop. */
const GRACE_MS = 300
/** How long a new connection may take to bring its first request. */
const FIRST_REQUEST_MS = 2000
/** After this, connections that do not end are cut. */
const PATIENCE_MS = 10_000
/** Turns of the event loop without an arrival that count as calm. */
const QUIET_TURNS = 5

/** `node:http` with a short cut: a cached page is a look-up and a write, before any framework. */
export function createSiteServer({
  fetch,
  pageCache,
  security,
  requests,
  hostname,
}: SiteServerOptions): SiteServer {
  const negotiateEncoding = createEncodingNegotiator()
  const handle = getRequestListener(fetch, {
    overrideGlobalObjects: false,
    hostname,
    errorHandler: refuseUnreadable,
  })
  const plainAnswers = new WeakMap<EncodedBody, Partial<Record<Encoding, FieldedAnswer>>>()
  /** All that are open. */
  const connections = new Map<Socket, Connection>()
  /** How many answers they wait for; more than one when requests were sent ahead. */
  const busy = new Map<Socket, number>()
  /** Connections and requests so far. */
  let arrivals = 0
  let closing = false

  settleShapes()
  // Probes speak HTTP/1.0 without a Host, and nothing of ours depends on one.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    arrivals++
    const connection = connections.get(request.socket)
    if (connection) connection.hasAsked = true
    if (closing) response.setHeader('connection', 'close')
    if (answerFromCache(request, response)) return
    const { socket } = request
    busy.set(socket, (busy.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const left = (busy.get(socket) ?? 1) - 1
      if (left === 0) busy.delete(socket)
      else busy.set(socket, left)
    })
    void handle(request, response)
  })
  // What is not HTTP never becomes a request; the refusal is as careful as any other answer.
  server.on('clientError', (_error, socket) => {
    if (!socket.writable) return
    const fields = [...security, ['connection', 'close']].map((field) => field.join(': '))
    socket.end(`HTTP/1.1 400 Bad Request\r\n${fields.join('\r\n')}\r\n\r\n`)
  })
  server.on('connection', (socket) => {
    arrivals++
    connections.set(socket, { hasAsked: false, openedAt: performance.now() })
    socket.once('close', () => connections.delete(socket))
  })

  /** A connection that was opened a moment ago is about to bring its first request. */
  function isIdle({ hasAsked, openedAt }: Connection): boolean {
    return hasAsked || performance.now() - openedAt > FIRST_REQUEST_MS
  }

  /** A request that cannot be made a `Request` of, such as one with an impossible Host. */
  function refuseUnreadable(): Response {
    const id = requests.idFor(undefined)
    requests.end({ id, method: '', url: '', status: 400, startedAt: performance.now() })
    const headers = new Headers([...security, ['x-request-id', id], ['cache-control', 'no-store']])
    return new Response('Bad request', { status: 400, headers })
  }

  /**
   * Lets the event loop take what has already reached the machine: it accepts one connection a
   * turn and reads it in the next, and only then is an idle connection really idle.
   */
  async function settle(): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS / 2
    for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < deadline; quiet++) {
      const before = arrivals
      await nextTurn()
      if (arrivals !== before) quiet = 0
    }
  }

  function answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
    const { method = '', url = '', headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || mayPreview(headers.cookie)) return false
    // Not canonical, though what follows the slashes may look like a page.
    if (url.startsWith('//')) return false
    const startedAt = performance.now()
    const query = url.indexOf('?')
    const path = query < 0 ? url : url.slice(0, query)
    const { pathname, wants } = splitPayloadPath(path)
    const page = pageCache.find(query < 0 ? pathname : pathname + url.slice(query))
    if (!page || (page.type !== null && wants === 'payload')) return false

    const id = requests.idFor(headers['x-request-id'])
    const { status, fields, body } = answerOf(page, wants, {
      method,
      encoding: negotiateEncoding(headers['accept-encoding'] as string | undefined),
      ifNoneMatch: headers['if-none-match'],
    })
    // Not `concat`, which takes four times as long.
    const fieldsWithId = fields.slice()
    fieldsWithId.push('x-request-id', id)
    response.writeHead(status, fieldsWithId)
    response.end(body)
    requests.end({ id, method, url: path, status, startedAt })
    return true
  }

  /** By far the most requests are plain GETs: their header fields are put together once a body. */
  function answerOf(page: CachedPage, wants: keyof typeof pageKinds, request: AnswerRequest) {
    const body = page[wants]
    const make = () => withFields(answerBody(body, kindOf(page, wants), request))
    if (request.method !== 'GET' || request.ifNoneMatch !== undefined) return make()
    const known = plainAnswers.get(body) ?? {}
    const answer = known[request.encoding] ?? make()
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
      if (!server.listening) return
      // What is on its way when the word to stop comes is still taken, and told to go elsewhere.
      await delay(GRACE_MS)
      await settle()
      const closed = new Promise<void>((resolve) => {
        // Not `http.Server.close`, nor `closeIdleConnections`: both cut connections whose last
        // answer is still being written, or whose next request is already under way.
        NetServer.prototype.close.call(server, () => resolve())
      })
      const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
      while (connections.size > 0) {
        for (const [socket, connection] of connections) {
          if (!busy.has(socket) && isIdle(connection)) socket.end()
        }
        await Promise.race([closed, delay(GRACE_MS)])
        await settle()
      }
      await closed
      clearTimeout(patience)
    },
  }
}
