import type { HttpBindings } from '@hono/node-server'
import { callerAddress } from '#http/caller-address.ts'
import { createRequestLog } from '#http/request-log.ts'
import { createSiteServer } from '#http/server.ts'
import type { ServerLimits } from '#http/server-limits.ts'
import { isAppError } from '#lib/app-error.ts'
import { createAskSite } from './ask-site.ts'
import { createBusyAnswer } from './busy-answer.ts'
import { createCounts } from './counts.ts'
import type { FromSite, ToSite } from './messages.ts'
import { createPageCopies } from './page-copies.ts'
import { createTurns, type TurnLimits } from './turns.ts'

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

/**
 * What stands between callers and the site, on a thread that does nothing else: it answers with finished pages, and
 * lets callers take turns at the rest. See decision 45.
 */
export function createFront(options: FrontOptions) {
  const { post, productName, hostname, trustedProxies, limits } = options
  const copies = createPageCopies(Date.now)
  const site = createAskSite(post)
  const turns = createTurns(options.turnLimits)
  const counts = createCounts()
  const requests = createRequestLog({ write: options.writeLog, metrics: counts, trustedProxies })
  const timer = setInterval(tellCounts, TELL_MS).unref()

  function open(security: readonly [string, string][]) {
    const answerBusy = createBusyAnswer({ productName, security, requests })
    const server = createSiteServer({
      fetch,
      findPage: copies.find,
      security,
      requests,
      hostname,
      limits,
    })

    async function fetch(request: Request, env: HttpBindings): Promise<Response> {
      // First, so that the site has counted everything when it is asked for its figures.
      tellCounts()
      const forwardedFor = request.headers.get('x-forwarded-for') ?? undefined
      const socketAddress = env.incoming.socket.remoteAddress
      const caller = callerAddress({ forwardedFor, socketAddress, trustedProxies })
      try {
        return await turns.take(caller, () => site.ask(request, env))
      } catch (error) {
        if (isAppError(error)) return answerBusy(request, error)
        throw error
      }
    }
    connections = server.connections
    return server
  }

  let connections = () => 0
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
    /** The server, once the site has said what every answer carries. */
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
