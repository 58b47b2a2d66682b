import type { VisitorNotice } from '#db/visitor-notices.ts'
import type { ChangeNotice } from '#visitor/schemas.ts'
import type { IdentifyCaller } from './caller.ts'

type RealtimeOptions = {
  identify: IdentifyCaller
  /** Shorter in tests. */
  heartbeatMs?: number
  lifetimeMs?: number
  mostConnections?: number
}

type SignedIn = {
  accountId: string
  isStillIn: () => Promise<boolean>
}

type Connection = SignedIn & {
  openedAt: number
  send: (text: string) => void
  end: () => void
}

/** Proxies close connections that are silent for a minute, some for half a minute. */
const HEARTBEAT_MS = 20_000
/** After this the device reconnects with a fresh token. */
const LIFETIME_MS = 15 * 60 * 1000
const MOST_CONNECTIONS = 5000
const MOST_OF_ONE_ACCOUNT = 10
/** Drops devices that do not read: a notice only means "ask again". */
const BUFFER_BYTES = 16 * 1024

/** Notifies a visitor's devices of changes, by server-sent events. */
export function createRealtime(options: RealtimeOptions) {
  const { heartbeatMs = HEARTBEAT_MS, lifetimeMs = LIFETIME_MS } = options
  const { identify, mostConnections = MOST_CONNECTIONS } = options
  const connections = new Set<Connection>()
  let closing = false

  let isChecking = false

  const heartbeat = setInterval(() => {
    const oldest = performance.now() - lifetimeMs
    for (const connection of connections) {
      if (connection.openedAt < oldest) connection.end()
      else connection.send(': ping\n\n')
    }
    void endSignedOut()
  }, heartbeatMs).unref()

  /** One by one: nobody waits for the result, and all at once would block the database for others. */
  async function endSignedOut(): Promise<void> {
    if (isChecking) return
    isChecking = true
    for (const connection of connections) {
      // A database that does not answer does not mean signed out.
      if (!(await connection.isStillIn().catch(() => true))) connection.end()
    }
    isChecking = false
  }

  const of = (accountId: string) =>
    [...connections].filter((connection) => connection.accountId === accountId)

  return {
    async connect(request: Request): Promise<Response> {
      const caller = await identify(request)
      if (caller === null || caller === 'refused' || !('accountId' in caller)) return refuse(401)
      if (closing || connections.size >= mostConnections) return refuse(503)
      const own = of(caller.accountId)
      // Closes the oldest stream, whose device has most likely left.
      if (own.length >= MOST_OF_ONE_ACCOUNT) own[0]?.end()
      return new Response(openStream(caller, connections), {
        headers: {
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          // Otherwise nginx would buffer the events.
          'x-accel-buffering': 'no',
        },
      })
    },
    tell({ accountId, replica, version }: VisitorNotice): void {
      for (const connection of of(accountId)) {
        connection.send(toEvent({ replica, version }))
        if (version === null) connection.end()
      }
    },
    /** Notices may have been lost, so every device asks again. */
    tellAll(): void {
      for (const connection of connections) connection.send(toEvent({}))
    },
    count: () => connections.size,
    /** Ends every stream, so that the server can finish. */
    close(): void {
      closing = true
      clearInterval(heartbeat)
      for (const connection of connections) connection.end()
    },
  }
}

/** A stream that is one of the connections until it ends or the device leaves. */
function openStream(
  { accountId, isStillIn }: SignedIn,
  connections: Set<Connection>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let connection: Connection
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        connection = {
          accountId,
          isStillIn,
          openedAt: performance.now(),
          send(text) {
            if ((controller.desiredSize ?? 0) <= 0) connection.end()
            else controller.enqueue(encoder.encode(text))
          },
          end() {
            if (connections.delete(connection)) controller.close()
          },
        }
        connections.add(connection)
        // The device now asks for the state, which includes everything before this line.
        connection.send('retry: 3000\nevent: open\ndata: {}\n\n')
      },
      cancel() {
        connections.delete(connection)
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: BUFFER_BYTES }),
  )
}

function toEvent(notice: ChangeNotice): string {
  return `event: visitor\ndata: ${JSON.stringify(notice)}\n\n`
}

function refuse(status: 401 | 503): Response {
  const headers = { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '10' }) }
  return new Response(status === 401 ? 'Unauthenticated' : 'Unavailable', { status, headers })
}
