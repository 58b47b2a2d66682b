import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

/** Takes connections and whatever is sent, and never says a word. */
export async function startSilentServer(port = 0) {
  const sockets = new Set<Socket>()
  let left = 0
  const { promise: connected, resolve: tellConnected } = Promise.withResolvers<void>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket
      .on('error', () => {})
      .on('close', () => {
        sockets.delete(socket)
        left++
      })
    socket.resume()
    tellConnected()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    /** When somebody waits for it. */
    connected,
    /** How many callers no longer waited. */
    left: () => left,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
