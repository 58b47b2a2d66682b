import type { Database } from '#db/database.ts'
import type { LoopTurns } from '#lib/node/loop-turns.ts'
import type { ContentStore } from '../content-store.ts'
import type { Author } from '../publish/publish-entry.ts'

/** Reads the header of an original; `fault` says why it cannot be stored. */
export type InspectPicture = (
  bytes: Uint8Array,
) => Promise<{ type: string; width: number; height: number } | { fault: string }>

/** What the parts of the writing API share. */
export type WriteServices = {
  db: Database
  store: ContentStore
  /** The public origin of the site. */
  origin: string
  now: () => Date
  createRef: () => string
  inspect: InspectPicture
  turns: LoopTurns
}

/** For one request. */
export type WriteContext = WriteServices & {
  /** The token. */
  author: Author
}

/** What a request's handlers find in Hono's context. */
export type WriteEnv = { Variables: { author: Author } }
