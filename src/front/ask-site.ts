import type { HttpBindings } from '@hono/node-server'
import { hasBody } from '#http/answer-from-cache.ts'
import { CLIENT_GONE } from '#http/errors.ts'
import type { FromSite, ToSite } from './messages.ts'

type Answer = Extract<FromSite, { kind: 'answer' }>

/** One request that the site is at. */
type Exchange = {
  request: Request
  body: ReadableStreamDefaultReader<Uint8Array> | null
  settle: (answer: Answer) => void
  /** Where the pieces of a streamed answer go. */
  pieces: ReadableStreamDefaultController<Uint8Array> | null
}

/** A `Response` with one of these must not have a body, not even an empty one. */
const statusesWithoutBody = [204, 205, 304]

/** Lets the site's thread answer requests. `receive` has to be given every message of that thread. */
export function createAskSite(post: (message: ToSite) => void) {
  const exchanges = new Map<number, Exchange>()
  let count = 0

  function ask(request: Request, { incoming }: HttpBindings): Promise<Response> {
    const { signal } = request
    const nobody = () => new Response(null, { status: CLIENT_GONE })
    if (signal.aborted) return Promise.resolve(nobody())
    count++
    const id = count
    return new Promise((resolve) => {
      const leave = () => {
        if (!exchanges.delete(id)) return
        post({ kind: 'gone', id })
        resolve(nobody())
      }
      signal.addEventListener('abort', leave, { once: true })
      const settle = (answer: Answer) => {
        if (!answer.streams) {
          exchanges.delete(id)
          signal.removeEventListener('abort', leave)
        }
        resolve(toResponse(answer))
      }
      exchanges.set(id, { request, body: null, settle, pieces: null })
      post({
        kind: 'question',
        id,
        method: request.method,
        url: request.url,
        headers: [...request.headers],
        address: incoming.socket.remoteAddress,
        hasBody: hasBody(incoming),
      })
    })
  }

  function toResponse({ id, status, headers, body, streams }: Answer): Response {
    const hasNoBody = statusesWithoutBody.includes(status)
    return new Response(streams ? streamOf(id) : hasNoBody ? null : body, { status, headers })
  }

  function streamOf(id: number): ReadableStream<Uint8Array> {
    return new ReadableStream<Uint8Array>(
      {
        start(controller) {
          const exchange = exchanges.get(id)
          if (exchange) exchange.pieces = controller
        },
        pull: () => post({ kind: 'more', id }),
        cancel() {
          if (exchanges.delete(id)) post({ kind: 'gone', id })
        },
      },
      { highWaterMark: 0 },
    )
  }

  function takePiece(id: number, piece: Uint8Array | null): void {
    const pieces = exchanges.get(id)?.pieces
    if (piece) pieces?.enqueue(piece)
    else {
      exchanges.delete(id)
      pieces?.close()
    }
  }

  /** The body is read only when it is wanted: what is refused need not be sent. */
  async function sendBody(id: number): Promise<void> {
    const exchange = exchanges.get(id)
    if (!exchange) return
    exchange.body ??= exchange.request.body?.getReader() ?? null
    try {
      const { value } = (await exchange.body?.read()) ?? {}
      post({ kind: 'body', id, piece: value ?? null })
    } catch {
      // The caller left in the middle of it.
      post({ kind: 'gone', id })
    }
  }

  return {
    ask,
    receive(message: FromSite): void {
      if (message.kind === 'answer') exchanges.get(message.id)?.settle(message)
      else if (message.kind === 'piece') takePiece(message.id, message.piece)
      else if (message.kind === 'wantBody') void sendBody(message.id)
    },
  }
}
