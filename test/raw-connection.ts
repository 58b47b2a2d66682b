import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type RawConnection = Disposable & {
  socket: Socket
  write: (text: string | Buffer) => void
  /** Everything that came so far. */
  received: () => string
  /** Resolves once the text has come, or rejects when the connection closes before. */
  until: (text: string) => Promise<void>
  /** Resolves to the milliseconds since it was opened, once both sides have closed. */
  closed: Promise<number>
}

/** A connection that sends exactly the given bytes, HTTP or not. */
export async function openRaw(
  port: number,
  options: { localAddress?: string } = {},
): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1', ...options })
  const openedAt = performance.now()
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1')
  })
  // A reset is one of the ends that are waited for.
  socket.on('error', () => {})
  const closed = new Promise<number>((resolve) => {
    socket.once('close', () => resolve(performance.now() - openedAt))
  })
  if (socket.connecting) await Promise.race([once(socket, 'connect'), closed])
  return {
    socket,
    write: (text) => void (socket.writable && socket.write(text)),
    received: () => received,
    async until(text) {
      while (!received.includes(text)) {
        if (socket.destroyed) throw new Error(`closed before "${text}" came: ${received}`)
        await Promise.race([once(socket, 'data').catch(() => {}), closed])
      }
    },
    closed,
    [Symbol.dispose]: () => socket.destroy(),
  }
}
