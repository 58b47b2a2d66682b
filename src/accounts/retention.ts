import { removeExpired } from '#db/account-retention.ts'
import type { Database } from '#db/database.ts'
import { findLastRun, saveRun } from '#db/job-runs.ts'
import { type ClockWatch, createClockWatch } from '#lib/clock-watch.ts'
import { oldestSession } from './session-ends.ts'

type RetentionOptions = {
  db: Database
  now: () => Date
  /** See `createClockWatch`. */
  monotonic: () => number
  /** What others keep for a time, such as reports. */
  forgetOthers: () => Promise<void>
  /** The clock is in doubt: nothing is removed before it is back, or has stayed there for a day. */
  onJump: (ms: number) => void
  onError: (error: unknown) => void
}

const INTERVAL_MS = 60 * 60_000
const DAY_MS = 24 * INTERVAL_MS
const JOB = 'retention'

/**
 * Keeps nothing longer than docs/operations.md says. A clock that is two months ahead would end every
 * session, so a run compares it with the run before, also with one before a restart. Returns how to stop; a
 * run under way is waited for.
 */
export function startRetention(options: RetentionOptions): () => Promise<void> {
  const { db, now, monotonic, forgetOthers, onJump, onError } = options
  let clock: ClockWatch | null = null

  async function run(): Promise<void> {
    try {
      const lastRight = clock ? undefined : await findLastRun(db, JOB)
      clock ??= createClockWatch({
        now,
        monotonic,
        onJump,
        lastRight: lastRight ?? undefined,
        believedAfterMs: DAY_MS,
      })
      if (!clock.isSteady()) return
      await removeExpired(db, { now: now(), sessionsFrom: oldestSession(now()) })
      await forgetOthers()
      await saveRun(db, JOB, now())
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
