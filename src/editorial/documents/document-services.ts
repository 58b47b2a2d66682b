import type { Database } from '#db/database.ts'
import type { LoopTurns } from '#lib/node/loop-turns.ts'
import type { ContentStore } from '#repository/content-store.ts'

/** What the desk's documents are read and written with. */
export type DocumentServices = {
  db: Database
  store: ContentStore
  turns: LoopTurns
  now: () => Date
  createRef: () => string
}
