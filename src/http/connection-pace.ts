import type { Connection } from './connections.ts'
import type { ServerLimits } from './server-limits.ts'

type Pace = { limits: ServerLimits; now: number }

/** Whether a caller sends its body fast enough, if it sends one. */
export function keepsSending(connection: Connection, { limits, now }: Pace): boolean {
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
export function keepsReading(connection: Connection, { limits, now }: Pace): boolean {
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
