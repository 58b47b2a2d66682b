import { connect } from 'node:net'

export type Outcome = {
  /** The status of each answer on the connection. */
  statuses: number[]
  /** Neither answered nor closed in time. */
  hung: boolean
  ms: number
}

const STATUS = /HTTP\/1\.[01] (\d{3})/g
const STATUS_LENGTH = 'HTTP/1.1 200'.length

type SendOptions = { port: number; from: string; patienceMs: number }

/** Sends bytes over a new connection, ends its own side, and waits until the site closes the connection. */
export function sendBytes(bytes: Buffer, options: SendOptions): Promise<Outcome> {
  const { port, from, patienceMs } = options
  const sentAt = performance.now()
  return new Promise((resolve) => {
    const statuses: number[] = []
    let tail = ''
    let hung = false
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    const patience = setTimeout(() => {
      hung = true
      socket.destroy()
    }, patienceMs)
    socket.on('data', (chunk) => {
      const text = tail + chunk.toString('latin1')
      for (const [, status] of text.matchAll(STATUS)) statuses.push(Number(status))
      // One character shorter than a status line, so that none is counted twice.
      tail = text.slice(1 - STATUS_LENGTH)
      // A stream of events never ends by itself.
      if (text.includes('text/event-stream')) socket.destroy()
    })
    // The site may close the connection before it has read everything.
    socket.on('error', () => {})
    socket.once('close', () => {
      clearTimeout(patience)
      resolve({ statuses, hung, ms: performance.now() - sentAt })
    })
    socket.end(bytes)
  })
}
