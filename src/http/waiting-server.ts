import { createServer, type ServerResponse } from 'node:http'
import * as paths from '#lib/paths.ts'
import { listen } from './listen.ts'
import type { Readiness } from './readiness.ts'
import { toStandInPage } from './stand-in-page.ts'

export type WaitingServerOptions = {
  productName: string
  https: boolean
  /** Why there is nothing to serve, for `/readyz`. */
  reason: string
}

const RETRY_SECONDS = 30
const SLOW_MS = 10_000
const MAX_CONNECTIONS = 1000

/** Answers while there is no content: alive, not ready, and 503 for every page. */
export function createWaitingServer({ productName, https, reason }: WaitingServerOptions) {
  const readiness: Readiness = {
    status: 'not ready',
    checks: { content: { ok: false, reason } },
  }
  const page = toStandInPage(`${productName} is not available right now`, {
    title: productName,
    advice: 'Please try again in a few minutes.',
  })
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }

  const server = createServer({ requireHostHeader: false }, (request, response) => {
    request.resume()
    const path = request.url?.split('?')[0]
    if (path === paths.health) return answer(response, 200, 'text/plain', 'ok')
    if (path === paths.readiness) {
      return answer(response, 503, 'application/json', JSON.stringify(readiness))
    }
    response.setHeader('retry-after', RETRY_SECONDS)
    return answer(response, 503, 'text/html; charset=utf-8', page)
  })
  server.headersTimeout = SLOW_MS
  server.requestTimeout = SLOW_MS
  server.maxConnections = MAX_CONNECTIONS

  function answer(response: ServerResponse, status: number, type: string, body: string): void {
    response.writeHead(status, { ...headers, 'content-type': type })
    response.end(body)
  }

  return {
    /** Resolves to the port. */
    listen: (port: number, host: string | null) => listen(server, port, host),
    close(): Promise<void> {
      return new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    },
  }
}
