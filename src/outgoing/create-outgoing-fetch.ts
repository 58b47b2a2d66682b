import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { createWorkQueue } from '#lib/node/work-queue.ts'
import { createResolver, type Resolve } from './create-resolver.ts'
import type { TargetRule } from './find-refusal.ts'
import { outgoingError } from './outgoing-error.ts'
import { ACCEPT_ENCODING, readBody } from './read-body.ts'
import { type SendOptions, sendOnce } from './send-once.ts'

export type OutgoingOptions = Partial<TargetRule & typeof defaults> & {
  /** For tests: replaces name look-ups and connections. */
  resolve?: Resolve
  connect?: SendOptions['connect']
}

export type OutgoingFetch = (url: string | URL, init?: RequestInit) => Promise<Response>

const MB = 1024 * 1024
const defaults = {
  /** Time-outs in ms: to connect, then until the response's headers, and in total. */
  connectMs: 5000,
  headersMs: 8000,
  totalMs: 10_000,
  /** The largest response body, unpacked. */
  maxBytes: 4 * MB,
  maxRedirects: 3,
  /** How many calls run at once, and how many more may wait for their turn. */
  atOnce: 8,
  mostWaiting: 100,
}

/**
 * `fetch` for hosts that we do not run. It limits time, bytes, redirects and concurrent calls, and cannot be led
 * into another network (`find-refusal.ts`). It reads whole responses, so the total time-out also stops a server
 * that sends one byte a second. It fails as `fetch` does.
 */
export function createOutgoingFetch(options: OutgoingOptions): OutgoingFetch {
  const limits = { ...defaults, ...options }
  const { atOnce, mostWaiting: most } = limits
  const queue = createWorkQueue({ atOnce, most, mostOfLine: most })
  const agentOptions = { keepAlive: true, maxFreeSockets: 4, timeout: limits.totalMs }
  const sending: SendOptions = {
    rule: { configured: options.configured ?? null, privateHosts: options.privateHosts ?? [] },
    resolve: options.resolve ?? createResolver(),
    agents: { http: new http.Agent(agentOptions), https: new https.Agent(agentOptions) },
    connectMs: limits.connectMs,
    headersMs: limits.headersMs,
    ...(options.connect ? { connect: options.connect } : {}),
  }

  async function follow(first: URL, init: RequestInit, signal: AbortSignal): Promise<Response> {
    const { method = 'GET', redirect = 'follow' } = init
    let url = first
    let headers = toHeaders(init.headers)
    for (let hop = 0; hop <= limits.maxRedirects; hop++) {
      const body = toBytes(init.body)
      const message = await sendOnce({ url, method, headers, body, signal }, sending)
      const next = findRedirect(message, url)
      if (next === null || redirect === 'manual') {
        return toResponse(message, { url, body: await readWithin(message, signal) })
      }
      message.destroy()
      if (redirect === 'error' || method !== 'GET') throw outgoingError('REFUSED', 'a redirect')
      if (url.protocol === 'https:' && next.protocol !== 'https:') {
        throw outgoingError('REFUSED', 'a redirect away from https: not an https address')
      }
      if (next.origin !== url.origin) headers = withoutSecrets(headers)
      url = next
    }
    throw outgoingError('REFUSED', `more than ${limits.maxRedirects} redirects`)
  }

  async function readWithin(message: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
    try {
      return await readBody(message, limits.maxBytes)
    } catch (error) {
      if (signal.aborted) throw signal.reason
      const isOurs = (error as Error).name === 'TypeError'
      throw isOurs ? error : outgoingError('BROKEN', (error as Error).message, error)
    } finally {
      message.destroy()
    }
  }

  return async (url, init = {}) => {
    const target = URL.parse(String(url))
    if (!target) throw outgoingError('REFUSED', 'not an address')
    const deadline = new AbortController()
    const timer = setTimeout(
      () => deadline.abort(outgoingError('LATE', `more than ${limits.totalMs} ms`)),
      limits.totalMs,
    )
    const given = init.signal ? [init.signal] : []
    const signal = AbortSignal.any([deadline.signal, ...given])
    try {
      const answer = queue.run(() => follow(target, init, signal), { signal })
      if (typeof answer === 'string') throw outgoingError('BUSY', 'too many calls at once')
      return await answer
    } catch (error) {
      throw signal.aborted ? signal.reason : error
    } finally {
      clearTimeout(timer)
    }
  }
}

function findRedirect({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null {
  if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined) return null
  const next = URL.parse(headers.location, from)
  if (!next) throw outgoingError('REFUSED', 'a redirect to no address')
  return next
}

function toHeaders(given: RequestInit['headers']): Record<string, string> {
  return { 'accept-encoding': ACCEPT_ENCODING, ...Object.fromEntries(new Headers(given)) }
}

function withoutSecrets(headers: Record<string, string>): Record<string, string> {
  const { authorization: _authorization, cookie: _cookie, ...rest } = headers
  return rest
}

function toBytes(body: RequestInit['body']): Uint8Array | null {
  if (body === null || body === undefined) return null
  if (typeof body === 'string') return Buffer.from(body)
  if (body instanceof Uint8Array) return body
  throw new Error('outgoing: a body is text or bytes')
}

const NULL_BODY = [204, 205, 304]

function toResponse(
  { statusCode = 0, headers }: IncomingMessage,
  { url, body }: { url: URL; body: Buffer },
): Response {
  if (statusCode < 200 || statusCode > 599) throw outgoingError('BROKEN', `status ${statusCode}`)
  const kept = Object.entries(headers).filter(
    ([name, value]) =>
      value !== undefined && !['content-encoding', 'content-length', 'set-cookie'].includes(name),
  ) as [string, string | string[]][]
  const response = new Response(NULL_BODY.includes(statusCode) ? null : new Uint8Array(body), {
    status: statusCode,
    headers: kept.map(([name, value]) => [name, String(value)] as [string, string]),
  })
  // After redirects, as with `fetch`; the constructor takes none.
  return Object.defineProperty(response, 'url', { value: url.href })
}
