import type { HttpBindings } from '@hono/node-server'
import { hasBody } from '#http/answer-from-cache.ts'
import { CLIENT_GONE } from '#http/errors.ts'
import type { FromSite, ToSite } from './messages.ts'
import type { Turn } from './turns.ts'

type Answer = Extract<FromSite, { kind: 'answer' }>

/** A request that the site is answering. */
type Exchange = {
  request: Request
  turn: Turn
  body: ReadableStreamDefaultReader<Uint8Array> | null
  /** Takes the answer, unless the caller has left. */
  settle: ((answer: Answer) => void) | null
  /** Takes the pieces of a streamed answer. */
  pieces: ReadableStreamDefaultController<Uint8Array> | null
}

/** A `Response` with one of these must not have a body, not even an empty one. */
const statusesWithoutBody = [204, 205, 304]

/**
 * Passes requests on to the site's thread, and has to be given every message of that thread. The site answers each
 * request once, also when the caller has left; until then the request has its turn.
 */
export function createAskSite(post: (message: ToSite) => void) {
  const exchanges = new Map<number, Exchange>()
  let lastId = 0

  function ask(request: Request, { incoming }: HttpBindings, turn: Turn): Promise<Response> {
    const { method, url, signal } = request
    if (signal.aborted) {
      turn.end()
      return Promise.resolve(clientGone())
    }
    lastId++
    const id = lastId
    const address = incoming.socket.remoteAddress
    const headers = [...request.headers]
    post({ kind: 'question', id, method, url, headers, address, hasBody: hasBody(incoming) })
    return new Promise((resolve, reject) => {
      const exchange: Exchange = { request, turn, body: null, settle: null, pieces: null }
      exchange.settle = (answer) => {
        try {
          resolve(toResponse(answer, exchange))
        } catch (error) {
          reject(error)
        }
      }
      exchanges.set(id, exchange)
      const leave = () => {
        if (!exchanges.has(id)) return
        // A stream that was begun needs no answer any more.
        if (exchange.pieces) exchanges.delete(id)
        exchange.settle = null
        post({ kind: 'gone', id })
        resolve(clientGone())
      }
      signal.addEventListener('abort', leave, { once: true })
    })
  }

  function takeAnswer(answer: Answer): void {
    const exchange = exchanges.get(answer.id)
    if (!exchange) return
    exchange.turn.end()
    const { settle } = exchange
    if (!answer.streams || !settle) exchanges.delete(answer.id)
    settle?.(answer)
  }

  function toResponse({ id, status, headers, body, streams }: Answer, exchange: Exchange) {
    if (streams) return new Response(streamOf(id, exchange), { status, headers })
    const hasNoBody = statusesWithoutBody.includes(status)
    return new Response(hasNoBody ? null : body, { status, headers })
  }

  function streamOf(id: number, exchange: Exchange): ReadableStream<Uint8Array> {
    return new ReadableStream<Uint8Array>(
      {
        start(controller) {
          exchange.pieces = controller
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

  /** Reads the body on demand, so that a refused caller need not send it. */
  async function sendBody(id: number): Promise<void> {
    const exchange = exchanges.get(id)
    if (!exchange) return
    exchange.turn.pause()
    try {
      exchange.body ??= exchange.request.body?.getReader() ?? null
      const { value } = (await exchange.body?.read()) ?? {}
      exchange.turn.resume()
      post({ kind: 'body', id, piece: value ?? null })
    } catch {
      // The caller left in the middle of it.
      exchange.turn.resume()
      post({ kind: 'gone', id })
    }
  }

  return {
    ask,
    receive(message: FromSite): void {
      if (message.kind === 'answer') takeAnswer(message)
      else if (message.kind === 'piece') takePiece(message.id, message.piece)
      else if (message.kind === 'wantBody') void sendBody(message.id)
    },
  }
}

function clientGone(): Response {
  return new Response(null, { status: CLIENT_GONE })
}
