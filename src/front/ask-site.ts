import type { HttpBindings } from '@hono/node-server'
import { hasBody } from '#http/answer-from-cache.ts'
import { closeIfUnread } from '#http/refuse-on-socket.ts'
import { AppError } from '#lib/node/app-error.ts'
import type { FromSite, ToSite } from './messages.ts'
import type { Turn } from './turn.ts'

type Answer = Extract<FromSite, { kind: 'answer' }>

type Post = (message: ToSite) => void

type AskSiteOptions = {
  /** To the site's thread. */
  post: Post
  /** How long the site may take, without the time in which the caller sends its body. */
  answerMs: number
  /** See `http/refuse-on-socket.ts`. */
  lingerMs: number
}

/** The site could not answer, and has logged why. */
export const siteFailed = new Error('the site could not answer')

const RETRY_SECONDS = 5

/** A request that the site is answering. */
type Exchange = HttpBindings & {
  turn: Turn
  body: AsyncIterator<Uint8Array> | null
  isStreaming: boolean
  /** The caller has left, or was refused because the site took too long. */
  hasLeft: boolean
  deadline: NodeJS.Timeout
  /** Called once, when the request ends. */
  settle: () => void
  fail: (error: unknown) => void
}

/**
 * Passes requests on to the site's thread, and takes every message of that thread. The site answers each request once,
 * even if nobody waits for the answer any more; until then the request keeps its turn. Requests and responses stay those of
 * `node:http`: a `Request` and a `Response` for each would be most of the front's work.
 */
export function createAskSite(options: AskSiteOptions) {
  const { post, answerMs } = options
  const exchanges = new Map<number, Exchange>()
  let lastId = 0

  /** Resolves once the answer is written, or the caller has left. Rejects when there is no answer to write. */
  function ask(url: string, { incoming, outgoing }: HttpBindings, turn: Turn): Promise<void> {
    if (outgoing.destroyed) {
      turn.end()
      return Promise.resolve()
    }
    const id = ++lastId
    const { method = 'GET', rawHeaders } = incoming
    const address = incoming.socket.remoteAddress
    const { promise, resolve: settle, reject: fail } = Promise.withResolvers<void>()
    const deadline = setTimeout(() => giveUp(id), answerMs).unref()
    const state = { body: null, isStreaming: false, hasLeft: false, deadline, settle, fail }
    exchanges.set(id, { incoming, outgoing, turn, ...state })
    outgoing.once('close', () => leave(id))
    const question = { id, method, url, headers: rawHeaders, address, hasBody: hasBody(incoming) }
    post({ kind: 'question', ...question })
    return promise
  }

  function leave(id: number): void {
    const exchange = exchanges.get(id)
    if (!exchange) return
    // A stream that has begun needs no answer.
    if (exchange.isStreaming) exchanges.delete(id)
    clearTimeout(exchange.deadline)
    exchange.hasLeft = true
    exchange.settle()
    post({ kind: 'gone', id })
  }

  /** Refuses a caller who has waited too long, and tells the site that it need not go on. */
  function giveUp(id: number): void {
    const exchange = exchanges.get(id)
    if (!exchange || exchange.hasLeft) return
    exchange.hasLeft = true
    exchange.fail(tookTooLong())
    post({ kind: 'gone', id })
  }

  return { ask, receive: createReceive(exchanges, options) }
}

/** Takes the messages of the site's thread about requests under way. */
function createReceive(exchanges: Map<number, Exchange>, options: AskSiteOptions) {
  const { post } = options

  function takeAnswer(answer: Answer): void {
    const { id } = answer
    const exchange = exchanges.get(id)
    if (!exchange) return
    exchange.turn.end()
    clearTimeout(exchange.deadline)
    if (exchange.hasLeft || !answer.streams) exchanges.delete(id)
    if (exchange.hasLeft) return
    try {
      write(answer, exchange, options)
      exchange.settle()
    } catch (error) {
      exchanges.delete(id)
      exchange.fail(error)
    }
  }

  function takeFailure(id: number): void {
    const exchange = exchanges.get(id)
    if (!exchange) return
    exchanges.delete(id)
    exchange.turn.end()
    clearTimeout(exchange.deadline)
    failOrCut(exchange)
  }

  function takePiece(id: number, piece: Uint8Array | null): void {
    const { outgoing } = exchanges.get(id) ?? {}
    if (!outgoing) return
    const wantMore = () => post({ kind: 'more', id })
    if (!piece) {
      exchanges.delete(id)
      outgoing.end()
    } else if (outgoing.write(piece)) wantMore()
    else outgoing.once('drain', wantMore)
  }

  return (message: FromSite): void => {
    if (message.kind === 'answer') takeAnswer(message)
    else if (message.kind === 'noAnswer') takeFailure(message.id)
    else if (message.kind === 'piece') takePiece(message.id, message.piece)
    else if (message.kind === 'wantBody') {
      const exchange = exchanges.get(message.id)
      if (exchange) void sendBody(message.id, exchange, post)
    }
  }
}

function tookTooLong(): AppError {
  return new AppError('unavailable', 'the site took too long', { retryAfter: RETRY_SECONDS })
}

/** Cuts off a streamed response: otherwise the caller would read the next response as the rest of this one. */
function failOrCut({ isStreaming, outgoing, fail }: Exchange): void {
  if (isStreaming) outgoing.destroy()
  else fail(siteFailed)
}

/** Reads the body on demand, so that a refused caller need not send it. */
async function sendBody(id: number, exchange: Exchange, post: Post): Promise<void> {
  const { turn, incoming, deadline } = exchange
  turn.pause()
  try {
    if (!exchange.body) {
      exchange.body = incoming.iterator({ destroyOnReturn: false })
      // The server waits for this event before it tells the caller to send; an iterator does not emit it.
      incoming.emit('resume')
    }
    const { value } = await exchange.body.next()
    turn.resume()
    // Starts anew, so that a slow caller does not use up the site's time.
    if (!exchange.hasLeft) deadline.refresh()
    post({ kind: 'body', id, piece: value ?? null })
  } catch {
    // The caller left in the middle of it.
    turn.resume()
    post({ kind: 'gone', id })
  }
}

/** Throws for headers that no response may have, such as ones with control characters. */
function write(answer: Answer, exchange: Exchange, { post, lingerMs }: AskSiteOptions): void {
  // Otherwise the rest of a refused body would stay unread, and the caller might lose the answer.
  void exchange.body?.return?.().catch(() => {})
  closeIfUnread(exchange, lingerMs)
  writeHead(exchange, answer)
  if (answer.streams) {
    exchange.isStreaming = true
    exchange.outgoing.flushHeaders()
    post({ kind: 'more', id: answer.id })
  } else exchange.outgoing.end(answer.body)
}

function writeHead({ incoming, outgoing }: HttpBindings, answer: Answer): void {
  const { status, headers, body, streams } = answer
  const fields = headers.flat()
  const mayHaveBody = incoming.method !== 'HEAD' && status !== 204 && status !== 304
  if (mayHaveBody && !streams && !headers.some(([name]) => name === 'content-length')) {
    fields.push('content-length', String(body?.length ?? 0))
  }
  outgoing.writeHead(status, fields)
}
