import { removeExpired } from '#db/account-retention.ts'
import type { Database } from '#db/database.ts'

type RetentionOptions = {
  db: Database
  now: () => Date
  /** What others keep for a time, such as reports. */
  forgetOthers: () => Promise<void>
  onError: (error: unknown) => void
}

const INTERVAL_MS = 60 * 60_000

/** Keeps nothing longer than docs/operations.md says. Returns how to stop; a run under way is waited for. */
export function startRetention(options: RetentionOptions): () => Promise<void> {
  const { db, now, forgetOthers, onError } = options

  async function run(): Promise<void> {
    try {
      await removeExpired(db, now())
      await forgetOthers()
    } catch (error) {
      onError(error)
    }
  }

  let running = run()
  const timer = setInterval(() => {
    running = run()
  }, INTERVAL_MS).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
