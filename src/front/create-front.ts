import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { HTML, JSON_TYPE } from '#http/answer.ts'
import { callerAddress, isOwnAddress } from '#http/caller-address.ts'
import { prefersJson, retryAfterOf, toErrorEnvelope } from '#http/errors.ts'
import { createSendPlainly, type SendPlainly } from '#http/plain-answers.ts'
import { closeIfUnread } from '#http/refuse-on-socket.ts'
import { createSecurity, type SecurityOptions } from '#http/security-headers.ts'
import { createSiteServer } from '#http/server.ts'
import { defaultLimits, type ServerLimits } from '#http/server-limits.ts'
import { toStandInPage } from '#http/stand-in-page.ts'
import { isAppError } from '#lib/node/app-error.ts'
import { CLIENT_GONE } from '#lib/node/error-status.ts'
import * as paths from '#lib/paths.ts'
import { createAnswerBeacon } from './answer-beacon.ts'
import { createAskSite, siteFailed } from './ask-site.ts'
import { createFrontCounts } from './front-counts.ts'
import type { FromSite, ToSite } from './messages.ts'
import { createPageCopies } from './page-copies.ts'
import { createProbes } from './probes.ts'
import { createTurns, type TurnLimits } from './turns.ts'

type FrontOptions = {
  /** To the site's thread. */
  post: (message: ToSite) => void
  productName: string
  /** For requests that name no host. */
  hostname: string
  /** The desk's own host, if it has one. */
  deskHost?: string | null
  trustedProxies: number
  limits: Partial<ServerLimits>
  turnLimits?: TurnLimits
  /** How long the site may take for an answer. */
  answerMs?: number
  /** Called once a second with the number of requests that were refused a turn since the last call. */
  onRefused?: (count: number) => void
  /** Called for bugs, and for answers that cannot be written. */
  onError: (error: unknown) => void
  /** Writes the log lines of requests that the front answers itself. */
  writeLog: ((lines: string) => void) | undefined
}

const REFUSED_MS = 1000
/** As long as ordinary proxies wait. */
const ANSWER_MS = 60_000

/**
 * Answers requests on a thread that does nothing else: cached pages itself, and everything else by asking the site,
 * for which callers take turns. See docs/decisions/0045-cached-pages-have-a-thread-of-their-own.md.
 */
export function createFront(options: FrontOptions) {
  const { post, productName, hostname, deskHost = null, trustedProxies, limits } = options
  const { answerMs = ANSWER_MS, onRefused } = options
  const copies = createPageCopies(Date.now)
  const { lingerMs } = { ...defaultLimits, ...limits }
  const site = createAskSite({ post, lingerMs, answerMs })
  // Behind a proxy a caller may name any address.
  const turns = createTurns(options.turnLimits, trustedProxies > 0 ? () => false : isOwnAddress)
  const counts = createFrontCounts({
    ...options,
    takeOthers: () => ({
      refused: turns.takeRefused(),
      hits: copies.takeHits(),
      connections: connections(),
      waiting: turns.waiting(),
    }),
  })
  const { requests, addSeen: count } = counts
  const refusedTimer = setInterval(() => onRefused?.(turns.takeRefusedLately()), REFUSED_MS).unref()
  const findFreeTurn = createProbes()
  const callerOf = createCallerOf(trustedProxies)
  let connections = () => 0

  function open(securityOptions: SecurityOptions) {
    const security = createSecurity(securityOptions)
    const sendPlainly = createSendPlainly({ security: security.ofOthers, requests })
    const refuse = createRefuseTurn(productName, sendPlainly)
    const answerBeacon = createAnswerBeacon({ sendPlainly, lingerMs, callerOf, count })
    const fetch = async ({ url, method }: Request, env: HttpBindings): Promise<Response> => {
      const startedAt = performance.now()
      const { pathname, host } = new URL(url)
      if (pathname === paths.seen && method === 'POST' && host !== deskHost) {
        await answerBeacon(env, startedAt)
        return RESPONSE_ALREADY_SENT
      }
      try {
        const caller = callerOf(env)
        const turn = findFreeTurn(pathname, caller) ?? (await turns.take(caller, env.outgoing))
        // Reports first, so that the figures include everything counted so far.
        if (pathname === paths.metrics) counts.tell()
        await site.ask(url, env, turn)
      } catch (error) {
        if (!isAppError(error) && error !== siteFailed) options.onError(error)
        closeIfUnread(env, lingerMs)
        refuse(env, { error, pathname, startedAt })
      }
      return RESPONSE_ALREADY_SENT
    }
    const server = createSiteServer({
      fetch,
      findPage: copies.find,
      security,
      requests,
      hostname,
      deskHost,
      limits,
      onError: options.onError,
    })
    connections = server.connections
    return server
  }

  return {
    /** Creates the server; every response carries these headers. */
    open,
    /** Takes every message of the site's thread. */
    receive(message: FromSite): void {
      if (message.kind === 'page') copies.apply(message.change)
      else site.receive(message)
    },
    /** Called when the server is closed: hands over what was counted last. */
    close(): void {
      clearInterval(refusedTimer)
      counts.close()
    },
  }
}

function createCallerOf(trustedProxies: number) {
  return ({ incoming }: HttpBindings): string => {
    const forwardedFor = incoming.headersDistinct['x-forwarded-for']?.join()
    const socketAddress = incoming.socket.remoteAddress
    return callerAddress({ forwardedFor, socketAddress, trustedProxies })
  }
}

type Failure = { error: unknown; pathname: string; startedAt: number }

/** Answers a request that did not reach the site: 503 with `Retry-After` if its turn did not come, 500 for a bug. */
function createRefuseTurn(productName: string, sendPlainly: SendPlainly) {
  const page = toStandInPage(`${productName} is busy`, {
    title: productName,
    advice: 'Please try again in a few seconds.',
  })

  return (exchange: HttpBindings, { error, pathname, startedAt }: Failure): void => {
    const envelope = toErrorEnvelope(error, pathname)
    const { statusCode: status } = envelope
    // The server counts those who left.
    if (status === CLIENT_GONE || exchange.outgoing.destroyed) return
    const isJson = prefersJson(exchange.incoming.headers.accept)
    const body = Buffer.from(isJson ? JSON.stringify(envelope) : page)
    const fields = ['content-type', isJson ? JSON_TYPE : HTML, 'content-length', `${body.length}`]
    const retryAfter = retryAfterOf(error, status)
    if (retryAfter !== null) fields.push('retry-after', String(retryAfter))
    sendPlainly(exchange, { status, body, fields, url: pathname, startedAt })
  }
}
