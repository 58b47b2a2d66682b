import * as v from 'valibot'
import { isAppError } from '#lib/node/app-error.ts'
import type { LoopTurns } from '#lib/node/loop-turns.ts'
import type { Work } from '#lib/node/work.ts'
import { createWorkQueue } from '#lib/node/work-queue.ts'
import { type CallableCode, callableStatuses, toWireName } from '#visitor/callable-codes.ts'
import { decodeData } from '#visitor/callable-data.ts'
import { CallableError } from './callable-error.ts'
import { type Caller, hasAccount, type IdentifyCaller } from './caller.ts'
import type { Callable, CallableServices } from './define-callable.ts'
import { parseCall, readCall } from './read-body.ts'

type Limit = { retryAfter: (caller: string) => number | null }
export type CreateLimit = (options: Callable['limit']) => Limit

export type EndpointOptions = {
  callables: readonly Callable[]
  services: CallableServices
  identify: IdentifyCaller
  createLimit: CreateLimit
  /** Reads long bodies between other requests. */
  turns: LoopTurns
  /** Called for a bug. The caller learns nothing about it. */
  onError: (error: unknown, name: string) => void
}

/** For all calls from one address together, before anything is read or looked up. */
const ADDRESS_LIMIT = { rate: 20, burst: 200 }
const RETRY_SECONDS = 5
/** Of a call, unless its function lets accounts send more. */
const MOST_BYTES = 16 * 1024

/** A long body takes more than ten times its size in memory while it is parsed and checked. */
const ONE_AT_A_TIME = {
  atOnce: 1,
  mostOfLine: Number.POSITIVE_INFINITY,
  most: Number.POSITIVE_INFINITY,
}

/** Answers calls in the protocol of Firebase's callable functions. */
export function createEndpoint(options: EndpointOptions) {
  const { identify, createLimit, services, turns } = options
  const addresses = createLimit(ADDRESS_LIMIT)
  const longBodies = createWorkQueue(ONE_AT_A_TIME)
  const byName = new Map(
    options.callables.map((callable) => [
      callable.name,
      { ...callable, calls: createLimit(callable.limit) },
    ]),
  )

  async function call(name: string, request: Request, address: string): Promise<Response> {
    const callable = byName.get(name)
    if (!callable) return unknownFunction(request)
    refuseTooMany(addresses, address)
    const identified = await identify(request)
    const isKnown = identified !== 'refused' && hasAccount(identified)
    const body = await readCall(request, (isKnown && callable.mostBytes) || MOST_BYTES)

    const readInput = async () => {
      const data = await turns.run(parseCall(body))
      if (wantsStream(request)) {
        throw new CallableError('invalid-argument', `Unsupported Accept header '${EVENT_STREAM}'`)
      }
      if (identified === 'refused') throw new CallableError('unauthenticated', 'Unauthenticated')
      if (callable.needsAccount && !isKnown) {
        throw new CallableError('unauthenticated', 'Sign in first.')
      }
      refuseTooMany(callable.calls, limitKey(identified, address))
      return { caller: identified, input: await turns.run(check(data, callable.input)) }
    }
    const isLong = body !== null && body.length > MOST_BYTES
    const { caller, input } = await (isLong
      ? longBodies.runAdmitted(readInput, { line: address })
      : readInput())
    const result = await callable.run(input as never, {
      ...services,
      caller,
      address,
      appCheckToken: request.headers.get('x-firebase-appcheck'),
    })
    return Response.json({ result: result ?? null })
  }

  return async (name: string, request: Request, address: string): Promise<Response> => {
    // Also for unknown names, or browsers could not read the 404 that follows.
    if (request.method === 'OPTIONS') return preflight(request)
    const answered = await call(name, request, address).catch((error: unknown) => {
      const refusal = toCallableError(error)
      // Also logs a database that does not answer.
      if (!(error instanceof CallableError) && refusal?.code !== 'cancelled') {
        options.onError(error, name)
      }
      return toRefusal(refusal)
    })
    const answer = wantsStream(request) ? await toLastLine(answered) : answered
    // Also on errors, or scripts of other origins could not read them.
    const origin = request.headers.get('origin')
    if (origin !== null) answer.headers.set('access-control-allow-origin', origin)
    answer.headers.set('vary', 'Origin')
    answer.headers.set('cache-control', 'no-store')
    return answer
  }
}

const EVENT_STREAM = 'text/event-stream'

/** The header that `stream()` of the Firebase client sends. None of our functions streams. */
function wantsStream(request: Request): boolean {
  return request.headers.get('accept') === EVENT_STREAM
}

/** The platform's own answer, which has no JSON; but a stream ends only with an error in JSON. */
function unknownFunction(request: Request): Response {
  if (wantsStream(request)) return toRefusal(new CallableError('not-found', 'Not found'))
  return new Response('Not found', { status: 404 })
}

/** The client of a stream reads lines and not the status: without a last line it waits for ever. */
async function toLastLine(refusal: Response): Promise<Response> {
  const headers = new Headers(refusal.headers)
  headers.set('content-type', `${EVENT_STREAM}; charset=utf-8`)
  return new Response(`data: ${await refusal.text()}\n\n`, { status: refusal.status, headers })
}

/** Any origin may call: calls carry no cookie, only a token that other sites do not have. */
function preflight(request: Request): Response {
  const headers = new Headers({
    'access-control-allow-methods': 'POST',
    'content-length': '0',
    vary: 'Origin, Access-Control-Request-Headers',
  })
  const origin = request.headers.get('origin')
  if (origin !== null) headers.set('access-control-allow-origin', origin)
  const asked = request.headers.get('access-control-request-headers')
  if (asked !== null) headers.set('access-control-allow-headers', asked)
  return new Response(null, { status: 204, headers })
}

function* check(data: unknown, schema: Callable['input']): Work<unknown> {
  const decoded = decode(data)
  yield
  // Only the first issue is told, and each costs time and memory.
  const input = v.safeParse(schema, decoded, { abortEarly: true })
  if (!input.success) throw new CallableError('invalid-argument', toMessage(input.issues[0]))
  return input.output
}

function decode(data: unknown): unknown {
  try {
    return decodeData(data)
  } catch (error) {
    throw new CallableError('invalid-argument', (error as Error).message)
  }
}

/** Anyone can invent devices without an account, so those count by address. */
function limitKey(caller: Caller, address: string): string {
  return hasAccount(caller) ? `account ${caller.accountId}` : address
}

function refuseTooMany(limit: Limit, key: string): void {
  const seconds = limit.retryAfter(key)
  if (seconds !== null) throw tryLater('resource-exhausted', 'Too many requests', seconds)
}

function tryLater(code: CallableCode, what: string, seconds: number): CallableError {
  const retryAfter = Math.ceil(seconds)
  const wait = retryAfter === 1 ? '1 second' : `${retryAfter} seconds`
  return new CallableError(code, `${what}. Try again in ${wait}.`, { retryAfter })
}

function toMessage(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue)
  return path ? `${path}: ${issue.message}` : issue.message
}

/** `null` for a bug. */
function toCallableError(error: unknown): CallableError | null {
  if (error instanceof CallableError) return error
  if (!isAppError(error)) return null
  // The database does not answer now. Clients keep their changes and call again.
  if (error.code === 'unavailable') {
    return tryLater('unavailable', 'Unavailable right now', error.retryAfter ?? RETRY_SECONDS)
  }
  return error.code === 'client-gone' ? new CallableError('cancelled', error.message) : null
}

function toRefusal(refusal: CallableError | null): Response {
  const refused = refusal?.code ?? 'internal'
  const code = refused === 'too-large' ? 'invalid-argument' : refused
  const details = refusal?.details
  const message = refusal?.message ?? 'INTERNAL'
  const answer = Response.json(
    { error: { ...(details === undefined ? {} : { details }), message, status: toWireName(code) } },
    { status: refused === 'too-large' ? 413 : callableStatuses[code] },
  )
  const { retryAfter } = (details ?? {}) as { retryAfter?: number }
  if (retryAfter !== undefined) answer.headers.set('retry-after', String(retryAfter))
  return answer
}
