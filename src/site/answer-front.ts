import type { FromSite, Question, ToSite } from '#front/messages.ts'
import { spreadOverTurns } from '#lib/node/spread-over-turns.ts'
import { share } from '#pagecache/encoded-body.ts'

/** One request of the front that is being answered. */
type Exchange = {
  abort: AbortController
  takeBody: ((piece: Uint8Array | null) => void) | null
  answer: ReadableStreamDefaultReader<Uint8Array> | null
}

type AnswerFrontOptions = {
  fetch: (request: Request, env: unknown) => Response | Promise<Response>
  /** `transfer` is moved instead of copied. */
  post: (message: FromSite, transfer?: ArrayBuffer[]) => void
  onError: (error: unknown) => void
}

/**
 * Shorter bodies, nearly all pages, go in shared memory. The front's garbage collector does not count that: counted, 500 pages a
 * second make it run more than two full collections a second. Memory that is not counted is freed only by the next minor
 * collection, so longer bodies stay counted. See docs/decisions/0098-pages-reach-the-front-in-shared-memory.md.
 */
const MOST_SHARED = 128 * 1024

/** Answers each request of the front once; the other end of `front/ask-site.ts`. */
export function createAnswerFront({ fetch, post, onError }: AnswerFrontOptions) {
  const exchanges = new Map<number, Exchange>()

  function receive(question: Question): void {
    exchanges.set(question.id, { abort: new AbortController(), takeBody: null, answer: null })
    begin(question)
  }

  const begin = spreadOverTurns((question: Question) => {
    const exchange = exchanges.get(question.id)
    // The caller may have left meanwhile.
    if (exchange) void answer(question, exchange)
  })

  async function answer(question: Question, exchange: Exchange): Promise<void> {
    const { id, address } = question
    const connection = toConnection(address, exchange.abort.signal)
    try {
      const request = toRequest(question, exchange, () => post({ kind: 'wantBody', id }))
      await send(id, exchange, await fetch(request, connection))
    } catch (error) {
      exchanges.delete(id)
      onError(error)
      post({ kind: 'noAnswer', id })
    }
  }

  async function send(id: number, exchange: Exchange, response: Response): Promise<void> {
    const { status } = response
    if (response.type === 'error') throw new Error('The app answered with an error response')
    const headers = [...response.headers]
    if (response.body && isSentInPieces(response.headers)) {
      const streams = !exchange.abort.signal.aborted
      if (streams) exchange.answer = response.body.getReader()
      else void response.body.cancel().catch(() => {})
      return post({ kind: 'answer', id, status, headers, body: null, streams })
    }
    const bytes = response.body ? await response.bytes() : null
    exchanges.delete(id)
    const isShared = bytes !== null && bytes.length <= MOST_SHARED
    const body = isShared ? share(bytes) : bytes
    const transfer = bytes && !isShared ? [bytes.buffer] : []
    post({ kind: 'answer', id, status, headers, body, streams: false }, transfer)
  }

  // Many downloads would otherwise keep pages waiting.
  const sendNext = spreadOverTurns((id: number) => void sendPiece(id))

  async function sendPiece(id: number): Promise<void> {
    const exchange = exchanges.get(id)
    if (!exchange?.answer) return
    try {
      const { value } = await exchange.answer.read()
      if (!value) exchanges.delete(id)
      post({ kind: 'piece', id, piece: value ?? null })
    } catch (error) {
      exchanges.delete(id)
      // A stream that ended because the caller left did not fail.
      if (!exchange.abort.signal.aborted) onError(error)
      post({ kind: 'noAnswer', id })
    }
  }

  function leave(id: number): void {
    const exchange = exchanges.get(id)
    if (!exchange) return
    exchanges.delete(id)
    exchange.abort.abort()
    exchange.takeBody?.(null)
    void exchange.answer?.cancel().catch(() => {})
  }

  return (message: ToSite): void => {
    if (message.kind === 'question') receive(message)
    else if (message.kind === 'body') exchanges.get(message.id)?.takeBody?.(message.piece)
    else if (message.kind === 'more') sendNext(message.id)
    else if (message.kind === 'gone') leave(message.id)
  }
}

/** As Node's server names it; see `http/caller-address.ts` and `http/responses.ts`. */
function toConnection(remoteAddress: Question['address'], signal: AbortSignal) {
  return {
    incoming: { socket: { remoteAddress } },
    outgoing: {
      get destroyed() {
        return signal.aborted
      },
    },
  }
}

function toRequest(
  { url, method, headers, hasBody }: Question,
  exchange: Exchange,
  askForPiece: () => void,
): Request {
  const mayHaveBody = hasBody && method !== 'GET' && method !== 'HEAD'
  const body = mayHaveBody ? bodyOf(exchange, askForPiece) : null
  // Needed for a body that is a stream; the types do not know it yet.
  const streaming = { duplex: 'half' }
  const { signal } = exchange.abort
  return new Request(url, { method, headers: toHeaders(headers), body, signal, ...streaming })
}

/** Longer answers are not held in memory for callers who read slowly. */
const MOST_AT_ONCE_BYTES = 1024 * 1024

function isSentInPieces(headers: Headers): boolean {
  return (
    headers.get('content-type')?.startsWith('text/event-stream') === true ||
    Number(headers.get('content-length')) > MOST_AT_ONCE_BYTES
  )
}

/** The request's body, whose pieces `askForPiece` brings one by one. */
function bodyOf(exchange: Exchange, askForPiece: () => void): ReadableStream<Uint8Array> {
  const { signal } = exchange.abort
  return new ReadableStream<Uint8Array>(
    {
      pull: (controller) =>
        new Promise((resolve) => {
          if (signal.aborted) return controller.error(signal.reason)
          exchange.takeBody = (piece) => {
            exchange.takeBody = null
            if (signal.aborted) controller.error(signal.reason)
            else if (piece) controller.enqueue(piece)
            else controller.close()
            resolve()
          }
          askForPiece()
        }),
    },
    { highWaterMark: 0 },
  )
}

function toHeaders(fields: string[]): Headers {
  const headers = new Headers()
  for (let place = 0; place < fields.length; place += 2) {
    headers.append(fields[place] ?? '', fields[place + 1] ?? '')
  }
  return headers
}
