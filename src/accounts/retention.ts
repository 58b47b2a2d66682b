import { removeExpired } from '#db/account-retention.ts'
import type { Database } from '#db/database.ts'
import { findLastRun, saveRun } from '#db/job-runs.ts'
import { type ClockWatch, createClockWatch } from '#lib/node/clock-watch.ts'
import { oldestSession } from './session-ends.ts'

type RetentionOptions = {
  db: Database
  now: () => Date
  /** See `createClockWatch`. */
  monotonic: () => number
  /** Removes what other parts keep for a time, such as reports. */
  forgetOthers: () => Promise<void>
  /** Called when the clock jumped. Nothing is removed until it is back or has stayed there for a day. */
  onJump: (ms: number) => void
  onError: (error: unknown) => void
}

const INTERVAL_MS = 60 * 60_000
const DAY_MS = 24 * INTERVAL_MS
const JOB = 'retention'

/**
 * Removes data after the times in docs/operations.md. A clock two months ahead would end every session, so
 * each run compares the clock with the run before, even across restarts. Returns a function that stops it and
 * waits for a run under way.
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
