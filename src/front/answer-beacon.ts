import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { createBeacons, MOST_BEACON_BYTES } from '#http/beacons.ts'
import type { SendPlainly } from '#http/plain-answers.ts'
import { closeIfUnread } from '#http/refuse-on-socket.ts'
import type { CountedEvent } from '#lib/count-kinds.ts'
import * as paths from '#lib/paths.ts'

type AnswerBeaconOptions = {
  sendPlainly: SendPlainly
  lingerMs: number
  callerOf: (exchange: HttpBindings) => string
  count: (event: CountedEvent) => void
}

/** Answers `POST /seen` without the site's thread: for each beacon it would have to wake up while pages are served. */
export function createAnswerBeacon(options: AnswerBeaconOptions) {
  const { sendPlainly, lingerMs, callerOf } = options
  const receive = createBeacons(options)

  return async (exchange: HttpBindings, startedAt: number): Promise<void> => {
    const { incoming, outgoing } = exchange
    const body = await readShortBody(incoming)
    // The server counts those who left.
    if (outgoing.destroyed) return
    closeIfUnread(exchange, lingerMs)
    const header = (name: string) => incoming.headers[name]?.toString()
    const status = receive({ header, body, caller: callerOf(exchange) })
    const fields = status === 204 ? [] : ['content-length', '0']
    sendPlainly(exchange, { status, body: '', fields, url: paths.seen, startedAt })
  }
}

/** `null` for a longer body, of which nothing more is read, and for one that ends early. */
function readShortBody(incoming: IncomingMessage): Promise<string | null> {
  return new Promise((resolve) => {
    if (Number(incoming.headers['content-length'] ?? 0) > MOST_BEACON_BYTES) return resolve(null)
    const pieces: Buffer[] = []
    let size = 0
    incoming.on('data', (piece: Buffer) => {
      size += piece.length
      if (size <= MOST_BEACON_BYTES) pieces.push(piece)
      else {
        incoming.pause()
        resolve(null)
      }
    })
    incoming.once('end', () => resolve(Buffer.concat(pieces).toString()))
    incoming.once('close', () => resolve(null))
  })
}
