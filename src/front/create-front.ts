import type { HttpBindings } from '@hono/node-server'
import { callerAddress } from '#http/caller-address.ts'
import { createRequestLog } from '#http/request-log.ts'
import { createSiteServer } from '#http/server.ts'
import type { ServerLimits } from '#http/server-limits.ts'
import * as paths from '#lib/paths.ts'
import { createAskSite } from './ask-site.ts'
import { createCounts } from './counts.ts'
import type { FromSite, ToSite } from './messages.ts'
import { createPageCopies } from './page-copies.ts'
import { createRefuseTurn } from './refuse-turn.ts'
import { createTurns, type Turn, type TurnLimits } from './turns.ts'

type FrontOptions = {
  /** To the site's thread. */
  post: (message: ToSite) => void
  productName: string
  /** For requests that name no host. */
  hostname: string
  trustedProxies: number
  limits: Partial<ServerLimits>
  turnLimits?: TurnLimits
  /** Takes the lines about requests that the front answers by itself. */
  writeLog: ((lines: string) => void) | undefined
}

const TELL_MS = 1000

/** Asked by supervisors and balancers: they get no turn, or a flood would make a busy site look dead. */
const probes = [paths.health, paths.readiness, paths.metrics]
const noTurn: Turn = { pause() {}, resume() {}, end() {} }

/**
 * Stands between callers and the site, on a thread that does nothing else: answers with finished pages, and lets
 * callers take turns at everything else. See decision 45.
 */
export function createFront(options: FrontOptions) {
  const { post, productName, hostname, trustedProxies, limits } = options
  const copies = createPageCopies(Date.now)
  const site = createAskSite(post)
  const turns = createTurns(options.turnLimits)
  const counts = createCounts()
  const requests = createRequestLog({ write: options.writeLog, metrics: counts, trustedProxies })
  const timer = setInterval(tellCounts, TELL_MS).unref()
  let connections = () => 0

  function open(security: readonly [string, string][]) {
    const refuse = createRefuseTurn({ productName, security, requests })
    const fetch = async (request: Request, env: HttpBindings): Promise<Response> => {
      const startedAt = performance.now()
      // First, so that `/metrics` includes everything counted so far.
      tellCounts()
      try {
        return await site.ask(request, env, await takeTurn(request, env))
      } catch (error) {
        return refuse(request, { error, startedAt })
      }
    }
    const server = createSiteServer({
      fetch,
      findPage: copies.find,
      security,
      requests,
      hostname,
      limits,
    })
    connections = server.connections
    return server
  }

  async function takeTurn(request: Request, { incoming }: HttpBindings): Promise<Turn> {
    if (probes.includes(new URL(request.url).pathname)) return noTurn
    const forwardedFor = request.headers.get('x-forwarded-for') ?? undefined
    const socketAddress = incoming.socket.remoteAddress
    const caller = callerAddress({ forwardedFor, socketAddress, trustedProxies })
    return turns.take(caller, request.signal)
  }

  function tellCounts(): void {
    requests.flush()
    const counted = {
      ...counts.take(),
      refused: turns.takeRefused(),
      hits: copies.takeHits(),
      connections: connections(),
      waiting: turns.waiting(),
    }
    post({ kind: 'counted', counted })
  }

  return {
    /** Makes the server; every answer carries these headers. */
    open,
    /** Has to be given every message of the site's thread. */
    receive(message: FromSite): void {
      if (message.kind === 'page') copies.apply(message.change)
      else site.receive(message)
    },
    close(): void {
      clearInterval(timer)
      requests.close()
    },
  }
}
