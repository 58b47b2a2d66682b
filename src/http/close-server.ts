import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import type { Connection, Connections } from './connections.ts'
import type { ServerLimits } from './server-limits.ts'

type CloseOptions = {
  server: Server
  connections: Connections
  /** Connections and requests so far. */
  arrivals: () => number
  limits: Pick<ServerLimits, 'graceMs' | 'firstRequestMs' | 'closingMs'>
}

/** By then the event loop has accepted what had reached the machine. */
const SETTLE_MS = 5000
/** Turns of the event loop without an arrival that count as calm. */
const QUIET_TURNS = 5

/** Accepts nothing new, finishes what was accepted, then resolves. See docs/decisions/0008-closing-without-dropping-requests.md. */
export async function closeServer(options: CloseOptions): Promise<void> {
  const { server, connections, arrivals, limits } = options
  const { graceMs, firstRequestMs, closingMs } = limits
  // Requests on their way at the stop signal are still answered, with `connection: close`.
  await delay(graceMs)
  await settle(arrivals)
  const closed = new Promise<void>((resolve) => {
    // Not `http.Server.close`, nor `closeIdleConnections`: both cut connections whose last
    // answer is still being written, or whose next request is already under way.
    NetServer.prototype.close.call(server, () => resolve())
  })
  const patience = setTimeout(() => server.closeAllConnections(), closingMs)
  while (connections.count() > 0) {
    for (const connection of connections.all()) {
      if (isIdle(connection, firstRequestMs)) connection.socket.end()
    }
    await Promise.race([closed, delay(graceMs)])
    await settle(arrivals)
  }
  await closed
  clearTimeout(patience)
}

/** A connection that was just opened is about to send its first request. */
function isIdle({ busy, hasAsked, openedAt }: Connection, firstRequestMs: number): boolean {
  return busy === 0 && (hasAsked || performance.now() - openedAt > firstRequestMs)
}

/**
 * Lets the event loop accept what has already reached the machine: it accepts one connection a turn and reads it in
 * the next, and only then is an idle connection really idle.
 */
async function settle(arrivals: () => number): Promise<void> {
  const deadline = performance.now() + SETTLE_MS
  for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < deadline; quiet++) {
    const before = arrivals()
    await nextTurn()
    if (arrivals() !== before) quiet = 0
  }
}
