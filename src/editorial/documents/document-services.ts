import type { Database } from '#db/database.ts'
import type { LoopTurns } from '#lib/node/loop-turns.ts'
import type { ContentStore } from '#repository/content-store.ts'

/** The services that read and write the desk's documents. */
export type DocumentServices = {
  db: Database
  store: ContentStore
  turns: LoopTurns
  now: () => Date
  createRef: () => string
}
