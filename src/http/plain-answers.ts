import type { IncomingMessage, ServerResponse } from 'node:http'
import { RequestError } from '@hono/node-server'
import { closeLater } from './refuse-on-socket.ts'
import type { ShapeRefusal } from './refuse-shape.ts'
import type { RequestLog } from './request-log.ts'

type PlainAnswersOptions = {
  security: readonly [string, string][]
  requests: RequestLog
  /** See `refuse-on-socket.ts`. */
  lingerMs: number
  /** Called for bugs. */
  onError: (error: unknown) => void
}

export type PlainAnswers = ReturnType<typeof createPlainAnswers>

/** Responses that the server sends before the app sees the request. */
export function createPlainAnswers(options: PlainAnswersOptions) {
  const { security, requests, lingerMs, onError } = options

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    { status, text, fields }: ShapeRefusal & { fields: string[] },
  ): void {
    const { method = '', headers } = request
    const startedAt = performance.now()
    const id = requests.idFor(headers['x-request-id'])
    const own = ['x-request-id', id, 'cache-control', 'no-store']
    response.writeHead(status, [...security.flat(), ...own, ...fields])
    response.end(text)
    requests.end({ id, method, url: '', status, startedAt })
  }

  return {
    /** Closes the connection after it. */
    refuse(request: IncomingMessage, response: ServerResponse, refusal: ShapeRefusal): void {
      closeLater(request.socket, lingerMs)
      const fields = ['connection', 'close', 'content-type', 'text/plain; charset=utf-8']
      send(request, response, { ...refusal, fields })
    },
    /** `OPTIONS *` asks about the server as a whole. */
    tellMethods(request: IncomingMessage, response: ServerResponse): void {
      const fields = ['allow', 'GET, HEAD, POST, OPTIONS']
      send(request, response, { status: 204, text: '', fields })
    },
    /** For a request that cannot become a `Request`, such as one with an impossible Host; any other error is a bug. */
    failed(error: unknown): Response {
      const isUnreadable = error instanceof RequestError
      if (!isUnreadable) onError(error)
      const [status, text] = isUnreadable ? [400, 'Bad request'] : [500, 'Server error']
      const id = requests.idFor(undefined)
      requests.end({ id, method: '', url: '', status, startedAt: performance.now() })
      const own: [string, string][] = [
        ['x-request-id', id],
        ['cache-control', 'no-store'],
      ]
      return new Response(text, { status, headers: [...security, ...own] })
    },
  }
}
