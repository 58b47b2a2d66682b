import type { IncomingMessage, ServerResponse } from 'node:http'
import { type HttpBindings, RequestError } from '@hono/node-server'
import { closeLater, type RefuseOptions } from './refuse-on-socket.ts'
import type { ShapeRefusal } from './refuse-shape.ts'

type PlainAnswersOptions = RefuseOptions & {
  /** Called for bugs. */
  onError: (error: unknown) => void
}

export type PlainAnswers = ReturnType<typeof createPlainAnswers>
export type SendPlainly = ReturnType<typeof createSendPlainly>

type PlainAnswer = {
  status: number
  body: string | Buffer
  /** Names and values alternate. */
  fields: string[]
  url?: string
  startedAt?: number
}

/** Sends a response that the app has not made, with the headers of every response, and logs it. */
export function createSendPlainly({ security, requests }: Omit<RefuseOptions, 'lingerMs'>) {
  const always = [...security.flat(), 'cache-control', 'no-store']
  return (
    { incoming, outgoing }: HttpBindings,
    { status, body, fields, url = '', startedAt = performance.now() }: PlainAnswer,
  ): void => {
    const { method = '', headers } = incoming
    const id = requests.idFor(headers['x-request-id'])
    outgoing.writeHead(status, [...always, 'x-request-id', id, ...fields])
    outgoing.end(body)
    requests.end({ id, method, url, status, startedAt })
  }
}

/** Responses that the server sends before the app sees the request. */
export function createPlainAnswers(options: PlainAnswersOptions) {
  const { security, requests, lingerMs, onError } = options
  const send = createSendPlainly(options)

  return {
    /** Closes the connection after it. */
    refuse(request: IncomingMessage, response: ServerResponse, refusal: ShapeRefusal): void {
      closeLater(request.socket, lingerMs)
      const fields = ['connection', 'close', 'content-type', 'text/plain; charset=utf-8']
      send(
        { incoming: request, outgoing: response },
        { status: refusal.status, body: refusal.text, fields },
      )
    },
    /** `OPTIONS *` asks about the server as a whole. */
    tellMethods(request: IncomingMessage, response: ServerResponse): void {
      const fields = ['allow', 'GET, HEAD, POST, OPTIONS']
      send({ incoming: request, outgoing: response }, { status: 204, body: '', fields })
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
