import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Connection, Connections } from './connections.ts'
import type { PlainAnswers } from './plain-answers.ts'
import { type RefuseOnSocket, statusOfClientError } from './refuse-on-socket.ts'

type RefuseEarlyOptions = {
  connections: Connections
  plainly: PlainAnswers
  refuseOnSocket: RefuseOnSocket
  targetBytes: number
}

/** Refuses what never becomes a request: bytes that are not HTTP, unknown expectations, tunnels. */
export function refuseEarly(server: Server, options: RefuseEarlyOptions): void {
  const { connections, plainly, refuseOnSocket, targetBytes } = options
  server.on('clientError', (error, stream) => {
    const socket = stream as Socket
    const status = statusOfClientError(error, { bytesRead: socket.bytesRead, targetBytes })
    const connection = connections.find(socket)
    if (status === null) socket.destroy()
    else if (connection) refuseConnection(connection, { status, refuseOnSocket })
    else refuseOnSocket(socket, status)
  })
  server.on('checkExpectation', (request, response) =>
    plainly.refuse(request, response, { status: 417, text: 'Expectation failed' }),
  )
  server.on('connect', (_request, stream) => {
    stream.on('error', () => {})
    refuseOnSocket(stream as Socket, 405)
  })
}

/** A connection whose response has begun can only be cut. */
export function refuseConnection(
  { socket, response }: Connection,
  { status, refuseOnSocket }: { status: number; refuseOnSocket: RefuseOnSocket },
): void {
  if (response?.headersSent) socket.destroy()
  else refuseOnSocket(socket, status)
}
