import type { RequestCounts } from '#http/request-counts.ts'
import type { SecurityOptions } from '#http/security-headers.ts'
import type { CountedEvent } from '#lib/count-kinds.ts'
import type { PageChange } from '#pagecache/page-cache.ts'

/** The parts of a request that the site needs. */
export type Question = {
  id: number
  method: string
  url: string
  /** Names and values alternate, as they came. */
  headers: string[]
  /** Where the connection comes from. */
  address: string | undefined
  hasBody: boolean
}

/** What the front has counted since the last message. */
export type Counted = {
  requests: RequestCounts
  refused: number
  hits: [address: string, count: number][]
  /** The counts from beacons. */
  seen: [event: CountedEvent, times: number][]
  connections: number
  waiting: number
}

/** From the front to the site's thread. */
export type ToSite =
  | ({ kind: 'question' } & Question)
  /** The next piece of a request's body; `null` ends it. */
  | { kind: 'body'; id: number; piece: Uint8Array | null }
  /** The next piece of a streamed answer is wanted. */
  | { kind: 'more'; id: number }
  /** The caller has left. */
  | { kind: 'gone'; id: number }
  | { kind: 'counted'; counted: Counted }
  /** Report as not ready, and begin nothing new. */
  | { kind: 'leave' }
  | { kind: 'close' }

/** From the site's thread to the front. */
export type FromSite =
  /** There is no content yet; another server answers at the port. */
  | { kind: 'waiting'; port: number; reason: string }
  | {
      kind: 'ready'
      port: number
      security: SecurityOptions
      /** For the log: how to open the desk while it has no admin. */
      notice: string | null
    }
  /** The site cannot start. */
  | { kind: 'failed'; text: string }
  /** `body` is complete, unless the answer streams. */
  | {
      kind: 'answer'
      id: number
      status: number
      headers: [name: string, value: string][]
      body: Uint8Array | null
      streams: boolean
    }
  /** The site failed to answer, or to answer in full, and has logged why. */
  | { kind: 'noAnswer'; id: number }
  | { kind: 'piece'; id: number; piece: Uint8Array | null }
  /** The next piece of the request's body is wanted. */
  | { kind: 'wantBody'; id: number }
  | { kind: 'page'; change: PageChange }
  | { kind: 'log'; lines: string }
  | { kind: 'left' }
  | { kind: 'closed' }
