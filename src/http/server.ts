import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { FreshPage } from '#pagecache/cached-page.ts'
import { createCachedAnswers, hasBody } from './answer-from-cache.ts'
import { closeServer } from './close-server.ts'
import { type Connection, createConnections } from './connections.ts'
import { listen } from './listen.ts'
import { createPlainAnswers } from './plain-answers.ts'
import { refuseConnection, refuseEarly } from './refuse-early.ts'
import { closeAfter, closeIfUnread, createRefuseOnSocket } from './refuse-on-socket.ts'
import { findShapeRefusal } from './refuse-shape.ts'
import type { RequestLog } from './request-log.ts'
import type { Security } from './security-headers.ts'
import { defaultLimits, type ServerLimits } from './server-limits.ts'

export type SiteServerOptions = {
  /** Answers whatever is not a cached page. */
  fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>
  /** The page at a URL if it is fresh. */
  findPage: (address: string) => FreshPage | null
  security: Security
  requests: RequestLog
  /** The desk's own host, if it has one: it has no pages for visitors. */
  deskHost?: string | null
  /** For requests that name no host. */
  hostname: string
  limits?: Partial<ServerLimits>
  /** Called for bugs: whatever `fetch` throws. */
  onError: (error: unknown) => void
}

export type SiteServer = ReturnType<typeof createSiteServer>

/** `node:http` with a fast path for cached pages, and limits for each caller. */
export function createSiteServer(options: SiteServerOptions) {
  const { requests, deskHost = null } = options
  const security = options.security.ofOthers
  const limits = { ...defaultLimits, ...options.limits }
  const answerFromCache = createCachedAnswers(options)
  const { lingerMs } = limits
  const refuseOnSocket = createRefuseOnSocket({ security, requests, lingerMs })
  const plainly = createPlainAnswers({ security, requests, lingerMs, onError: options.onError })
  const connections = createConnections({
    limits,
    onSlowRequest: (connection) => refuseConnection(connection, { status: 408, refuseOnSocket }),
  })
  const handle = getRequestListener((request, env) => fetchFor(request, env as HttpBindings), {
    overrideGlobalObjects: false,
    hostname: options.hostname,
    errorHandler: plainly.failed,
  })
  /** Connections and requests so far. */
  let arrivals = 0
  let closing = false

  const server = createServer(toServerOptions(limits), onRequest)
  server.on('connection', (socket) => {
    arrivals++
    connections.add(socket)
  })
  refuseEarly(server, { connections, plainly, refuseOnSocket, targetBytes: limits.targetBytes })
  // The caller may send its body once it is wanted; a refused one is not sent at all.
  server.on('checkContinue', (request, response) => {
    request.once('resume', () => {
      if (!response.headersSent && !response.destroyed) response.writeContinue()
    })
    onRequest(request, response)
  })

  function onRequest(request: IncomingMessage, response: ServerResponse): void {
    arrivals++
    const connection = connections.find(request.socket)
    const place = connection ? connections.note(connection) : 0
    // Ignores further pipelined requests.
    if (!connection || place > limits.requestsAhead) return
    if (place === limits.requestsAhead)
      closeAfter({ incoming: request, outgoing: response }, lingerMs)
    else if (closing) response.setHeader('connection', 'close')
    const isDesk = deskHost !== null && request.headers.host === deskHost
    if (isDesk || !answerFromCache(request, response)) answer(request, response, connection)
  }

  function answer(request: IncomingMessage, response: ServerResponse, connection: Connection) {
    trackAnswer(connection, { request, response, onAbort: requests.abort })
    const refusal = findShapeRefusal(request, limits)
    if (refusal) plainly.refuse(request, response, refusal)
    else if (request.method === 'OPTIONS' && request.url === '*')
      plainly.tellMethods(request, response)
    else void handle(request, response)
  }

  async function fetchFor(request: Request, env: HttpBindings): Promise<Response> {
    const response = await options.fetch(request, env)
    closeIfUnread(env, lingerMs)
    return response
  }

  return {
    /** Resolves to the port once connections are accepted. */
    listen: (port: number, host: string | null) => listen(server, port, host),
    /** How many connections are open. */
    connections: connections.count,
    /** Accepts nothing new, finishes what was accepted, then resolves. */
    async close(): Promise<void> {
      closing = true
      if (server.listening) {
        await closeServer({ server, connections, arrivals: () => arrivals, limits })
      }
      connections.stop()
    },
  }
}

function toServerOptions(limits: ServerLimits) {
  return {
    // Probes speak HTTP/1.0 without a Host, and nothing of ours depends on one.
    requireHostHeader: false,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkMs,
  }
}

type Exchange = { request: IncomingMessage; response: ServerResponse; onAbort: () => void }

/** Notes on the connection what it is doing, until the response is closed. */
function trackAnswer(connection: Connection, { request, response, onAbort }: Exchange): void {
  connection.busy++
  connection.response = response
  if (hasBody(request)) {
    const bytes = request.socket.bytesRead
    connection.receiving = { request, since: performance.now(), bytes }
  }
  response.once('close', () => {
    connection.busy--
    if (connection.response === response) connection.response = null
    if (!response.writableFinished) onAbort()
  })
}
