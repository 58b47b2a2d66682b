import { connect, type Socket } from 'node:net'

export type SlowKind = 'headers' | 'body' | 'reader' | 'idle'

export type SlowSocket = {
  kind: SlowKind
  socket: Socket
  /** Milliseconds after which the site closed it; `null` while it is open. */
  closedAfter: () => number | null
}

const GET = 'GET / HTTP/1.1\r\nhost: site.test\r\n\r\n'

/** What a socket sends first, and then every second. */
const sent: Record<SlowKind, { first: string; drops: string }> = {
  headers: { first: 'GET / HTTP/1.1\r\nhost: site.test\r\nx-slow: ', drops: 'a' },
  body: {
    first:
      'POST /functions/readDealReports HTTP/1.1\r\nhost: site.test\r\ncontent-type: application/json\r\ncontent-length: 16000\r\n\r\n{"data":"',
    drops: 'a',
  },
  // These requests fill the buffers on both sides.
  reader: { first: GET.repeat(8), drops: GET.repeat(2) },
  idle: { first: '', drops: '' },
}

const EVERY_MS = 1000

/** A caller as slow as the limits allow. */
export function openSlowSocket(kind: SlowKind, { port, from }: { port: number; from: string }) {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from })
  const openedAt = performance.now()
  let closedAfter: number | null = null
  const { first, drops } = sent[kind]
  if (kind === 'reader') socket.pause()
  else socket.resume()
  const timer = setInterval(() => socket.writable && drops && socket.write(drops), EVERY_MS)
  socket.on('error', () => {})
  socket.once('close', () => {
    clearInterval(timer)
    closedAfter = performance.now() - openedAt
  })
  if (first) socket.write(first)
  return { kind, socket, closedAfter: () => closedAfter } satisfies SlowSocket
}
