import { every } from '#lib/node/every.ts'
import { CONTENT_CHANNEL } from './content-notice.ts'
import { findMasterRef } from './content-rows.ts'
import { type Database, isPostgres } from './database.ts'
import { listenTo } from './listen.ts'

export type WatchContentOptions = {
  /** Called when another process may have published. Never called twice at once. */
  refresh: () => Promise<void>
  onError: (error: unknown) => void
}

const FILE_MS = 250
const FALLBACK_MS = 10_000

/** Notices publishes of other processes within a second. Returns a function that stops it. */
export function watchContent(
  target: string,
  db: Database,
  { refresh, onError }: WatchContentOptions,
): () => Promise<void> {
  const turn = oneAtATime(refresh, onError)
  // A notification can be lost with its connection, and a refresh can fail.
  const fallback = setInterval(turn.run, FALLBACK_MS).unref()
  // After each reconnection too, because earlier notifications were missed.
  const stopListening = isPostgres(target)
    ? listenTo(target, {
        channel: CONTENT_CHANNEL,
        onNotice: turn.run,
        onConnect: turn.run,
        onError,
      })
    : every(FILE_MS, createFileCheck(db, turn.run), onError)
  return async () => {
    clearInterval(fallback)
    await stopListening()
    await turn.idle()
  }
}

/** SQLite does not notify of commits, but reading the ref, one row, takes microseconds. */
function createFileCheck(db: Database, onPublish: () => void): () => Promise<void> {
  let known: string | null | undefined
  return async () => {
    const ref = await findMasterRef(db)
    // The first check counts too: somebody may have published since the store was read.
    if (ref !== known) onPublish()
    known = ref
  }
}

/** A call during a run causes one more run, because it may have come too late for this one. */
function oneAtATime(work: () => Promise<void>, onError: (error: unknown) => void) {
  let running: Promise<void> | null = null
  let again = false

  async function loop(): Promise<void> {
    do {
      again = false
      await work().catch(onError)
    } while (again)
    running = null
  }

  return {
    run(): void {
      if (running) again = true
      else running = loop()
    },
    async idle(): Promise<void> {
      again = false
      await running
    },
  }
}
