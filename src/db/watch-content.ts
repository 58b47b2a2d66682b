import { findMasterRef } from './content-rows.ts'
import { type Database, isPostgres } from './database.ts'
import { listenForPublishes } from './listen-for-publishes.ts'

export type WatchContentOptions = {
  /** Somebody may have published. Not called again while it runs. */
  refresh: () => Promise<void>
  onError: (error: unknown) => void
}

const FILE_MS = 250
const FALLBACK_MS = 10_000

/** Learns of what other processes publish, well within a second. Returns how to stop. */
export function watchContent(
  target: string,
  db: Database,
  { refresh, onError }: WatchContentOptions,
): () => Promise<void> {
  const turn = oneAtATime(refresh, onError)
  // A notice can be lost with its connection, and a refresh can fail: nobody tells of it again.
  const fallback = setInterval(turn.run, FALLBACK_MS).unref()
  const stopListening = isPostgres(target)
    ? listenForPublishes(target, { onPublish: turn.run, onError })
    : watchFile(db, { onPublish: turn.run, onError })
  return async () => {
    clearInterval(fallback)
    await stopListening()
    await turn.idle()
  }
}

type WatchFileOptions = { onPublish: () => void; onError: (error: unknown) => void }

function watchFile(db: Database, { onPublish, onError }: WatchFileOptions): () => Promise<void> {
  const look = oneAtATime(createFileCheck(db, onPublish), onError)
  const timer = setInterval(look.run, FILE_MS).unref()
  return async () => {
    clearInterval(timer)
    await look.idle()
  }
}

/** SQLite tells nobody of a commit: the ref is one row, and asking for it costs microseconds. */
function createFileCheck(db: Database, onPublish: () => void): () => Promise<void> {
  let known: string | null | undefined
  return async () => {
    const ref = await findMasterRef(db)
    // The first look also counts: something may have been published since the store was read.
    if (ref !== known) onPublish()
    known = ref
  }
}

/** What is asked for while it runs is done once more afterwards: it may have come too late. */
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
