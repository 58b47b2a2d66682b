import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { hasBody } from './answer-from-cache.ts'
import type { RequestLog } from './request-log.ts'

export type RefuseOptions = {
  security: readonly [string, string][]
  requests: RequestLog
  /** How long the caller may go on sending: a connection that is cut earlier may lose the response. */
  lingerMs: number
}

export type RefuseOnSocket = (socket: Socket, status: number) => void

/** Answers what never became a request, with the headers of every response, and closes the connection. */
export function createRefuseOnSocket(options: RefuseOptions): RefuseOnSocket {
  const { security, requests, lingerMs } = options

  return (socket, status) => {
    // Already refused: the rest is discarded.
    if (socket.destroyed || socket.writableEnded) return
    const id = requests.idFor(undefined)
    const fields = [
      ...security,
      ['x-request-id', id],
      ['cache-control', 'no-store'],
      ['content-length', '0'],
      ['connection', 'close'],
    ].map((field) => field.join(': '))
    endAndLinger(socket, lingerMs, toHead(status, fields))
    requests.end({ id, method: '', url: '', status, startedAt: performance.now() })
  }
}

/**
 * Ends our side at once and the connection a little later. Closed with bytes unread, a socket resets the
 * connection, and the caller may never see the answer.
 */
function endAndLinger(socket: Socket, lingerMs: number, text = ''): void {
  socket.end(text)
  const timer = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(timer))
}

/** Keeps Node from destroying the connection as soon as its last response is written. */
export function closeLater(socket: Socket, lingerMs: number): void {
  socket.destroySoon = () => endAndLinger(socket, lingerMs)
}

/** Closes the connection after the response. Nothing else that the caller sends is read. */
export function closeAfter({ incoming, outgoing }: HttpBindings, lingerMs: number): void {
  outgoing.setHeader('connection', 'close')
  closeLater(incoming.socket, lingerMs)
}

/** Called before a response is written: if the request's body has not arrived, it is not wanted any more. */
export function closeIfUnread(exchange: HttpBindings, lingerMs: number): void {
  const { incoming, outgoing } = exchange
  if (!hasBody(incoming) || incoming.complete || outgoing.headersSent) return
  closeAfter(exchange, lingerMs)
}

/** The status that Node's error about a connection stands for; `null` when nobody is there to be answered. */
export function statusOfClientError(
  error: Error & { code?: string; rawPacket?: Buffer },
  { bytesRead, targetBytes }: { bytesRead: number; targetBytes: number },
): number | null {
  switch (error.code) {
    case 'ECONNRESET':
    case 'EPIPE':
      return null
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      // It never sent a request, such as a connection that a browser opened in advance.
      return bytesRead === 0 ? null : 408
    case 'HPE_HEADER_OVERFLOW':
      return isLongTarget(error.rawPacket, { bytesRead, targetBytes }) ? 414 : 431
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return 413
    default:
      return 400
  }
}

/** Node counts the target as part of the headers. Only a request in one piece can be told apart. */
function isLongTarget(
  packet: Buffer | undefined,
  { bytesRead, targetBytes }: { bytesRead: number; targetBytes: number },
): boolean {
  if (!packet || packet.length < bytesRead) return false
  const end = packet.indexOf('\r\n')
  return end < 0 || end > targetBytes
}

function toHead(status: number, fields: string[]): string {
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${fields.join('\r\n')}\r\n\r\n`
}
