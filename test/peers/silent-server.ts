import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

/** Takes connections and whatever is sent, and never says a word. */
export async function startSilentServer(port = 0) {
  const sockets = new Set<Socket>()
  const { promise: connected, resolve: tellConnected } = Promise.withResolvers<void>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    socket.resume()
    tellConnected()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    /** When somebody waits for it. */
    connected,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
