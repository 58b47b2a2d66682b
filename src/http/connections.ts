import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { callerAddress } from './caller-address.ts'
import type { ServerLimits } from './server-limits.ts'

export type Connection = {
  socket: Socket
  address: string
  openedAt: number
  hasAsked: boolean
  /** Requests that came in one piece so far, and the bytes received by then. */
  ahead: number
  bytesWithRequest: number
  /** Requests that wait for their answer; more than one with pipelining. */
  busy: number
  /** The last response that was begun, except cached pages. */
  response: ServerResponse | null
  /** A request whose body is still arriving, and the span over which its rate is measured. */
  receiving: { request: IncomingMessage; since: number; bytes: number } | null
  /** How many bytes the caller has left unread, and since when. */
  unread: { since: number; bytes: number } | null
  /** Bytes received until the last check. */
  bytesRead: number
}

type ConnectionsOptions = {
  limits: ServerLimits
  /** Called for a request that comes too slowly; has to end the connection. */
  onSlowRequest: (connection: Connection) => void
}

export type Connections = ReturnType<typeof createConnections>

/** Tracks every open connection, bounds their number, and closes those that are too slow. */
export function createConnections({ limits, onSlowRequest }: ConnectionsOptions) {
  const open = new Map<Socket, Connection>()
  const byAddress = new Map<string, Set<Connection>>()
  const check = () => checkPace(open.values(), { limits, onSlowRequest })
  const timer = setInterval(check, limits.checkMs).unref()

  /** Returns `false` and destroys the socket when there are too many. */
  function add(socket: Socket): boolean {
    const { remoteAddress: socketAddress } = socket
    const address = callerAddress({ forwardedFor: undefined, socketAddress, trustedProxies: 0 })
    const own = byAddress.get(address) ?? new Set()
    const mostOfAddress = limits.connectionsOfAddress ?? limits.connections
    const isFull =
      (own.size >= mostOfAddress && !closeOneOf(own)) ||
      (open.size >= limits.connections && !makeRoom(own.size))
    if (isFull) {
      socket.destroy()
      return false
    }
    const connection = newConnection(socket, address)
    open.set(socket, connection)
    byAddress.set(address, own.add(connection))
    socket.once('close', () => remove(connection))
    return true
  }

  function remove(connection: Connection): void {
    open.delete(connection.socket)
    const own = byAddress.get(connection.address)
    own?.delete(connection)
    if (own?.size === 0) byAddress.delete(connection.address)
  }

  /**
   * Closes a connection of the address that has most: an idle one, or else its oldest, so that a few addresses cannot
   * keep everybody out. Behind a proxy all share one address, and only an idle one is closed.
   */
  function makeRoom(size: number): boolean {
    const isShared = limits.connectionsOfAddress === null
    const largest = isShared ? undefined : largestOf(byAddress.values())
    if (!largest || largest.size <= size + 1) return closeOneOf(open.values())
    if (closeOneOf(largest)) return true
    const [oldest] = largest
    if (oldest) close(oldest)
    return true
  }

  function close(connection: Connection): void {
    remove(connection)
    connection.socket.destroy()
  }

  /** Closes the oldest idle connection; `false` when there is none. */
  function closeOneOf(connections: Iterable<Connection>): boolean {
    for (const connection of connections) {
      if (!isIdle(connection, limits)) continue
      close(connection)
      return true
    }
    return false
  }

  return {
    add,
    note,
    find: (socket: Socket) => open.get(socket),
    all: () => open.values(),
    count: () => open.size,
    stop: () => clearInterval(timer),
  }
}

/** Whether nothing is being answered and nothing came since the last check. Bytes of a late first request do not count. */
function isIdle(connection: Connection, { checkMs }: ServerLimits): boolean {
  const { socket, busy, hasAsked, openedAt, bytesRead } = connection
  if (busy > 0 || socket.writableLength > 0) return false
  if (performance.now() - openedAt < 2 * checkMs) return false
  return !hasAsked || socket.bytesRead === bytesRead
}

function largestOf(sets: Iterable<Set<Connection>>): Set<Connection> | undefined {
  let largest: Set<Connection> | undefined
  for (const each of sets) if (each.size > (largest?.size ?? 0)) largest = each
  return largest
}

/** Counts a request. Returns its place among those that came in one piece or wait for their answer, from 1. */
function note(connection: Connection): number {
  const { bytesRead } = connection.socket
  connection.hasAsked = true
  if (bytesRead !== connection.bytesWithRequest) {
    connection.bytesWithRequest = bytesRead
    connection.ahead = 0
  }
  return Math.max(++connection.ahead, connection.busy + 1)
}

function newConnection(socket: Socket, address: string): Connection {
  return {
    socket,
    address,
    openedAt: performance.now(),
    hasAsked: false,
    ahead: 0,
    bytesWithRequest: 0,
    busy: 0,
    response: null,
    receiving: null,
    unread: null,
    bytesRead: 0,
  }
}

function checkPace(
  connections: Iterable<Connection>,
  { limits, onSlowRequest }: ConnectionsOptions,
): void {
  const now = performance.now()
  for (const connection of connections) {
    if (!keepsSending(connection, { limits, now })) {
      connection.receiving = null
      onSlowRequest(connection)
    }
    if (!keepsReading(connection, { limits, now })) connection.socket.destroy()
    connection.bytesRead = connection.socket.bytesRead
  }
}

type Pace = { limits: ServerLimits; now: number }

/** Whether a caller sends its body fast enough, if it sends one. */
function keepsSending(connection: Connection, { limits, now }: Pace): boolean {
  const { socket, receiving } = connection
  if (!receiving) return true
  const { request, since, bytes } = receiving
  if (request.complete || request.destroyed) {
    connection.receiving = null
    return true
  }
  const elapsed = now - since
  // Bytes that wait for us do not count as the caller's delay.
  const waitsForUs = request.readableLength >= request.readableHighWaterMark
  if (elapsed < limits.rateSpanMs && !waitsForUs) return true
  const received = socket.bytesRead - bytes
  if (!waitsForUs && received < (limits.leastRate * elapsed) / 1000) return false
  connection.receiving = { request, since: now, bytes: socket.bytesRead }
  return true
}

/**
 * Whether a caller reads its answer fast enough. Node's own socket time-out notices that nothing could be sent, but
 * starts again whenever something is received. The rate is for callers who go on sending, or read a byte now and then.
 */
function keepsReading(connection: Connection, { limits, now }: Pace): boolean {
  const { socket, unread } = connection
  const bytes = socket.writableLength
  if (bytes === 0) {
    if (unread) socket.setTimeout(limits.keepAliveMs)
    connection.unread = null
    return true
  }
  if (!unread) socket.setTimeout(limits.stalledMs)
  if (!unread || bytes < unread.bytes) {
    connection.unread = { since: now, bytes }
    return true
  }
  const allowed = limits.stalledMs + (unread.bytes / limits.leastReadRate) * 1000
  return now - unread.since < allowed
}
