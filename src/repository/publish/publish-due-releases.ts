import { dueReleaseRows, noteReleaseFailure, type ReleaseRow } from '#db/content-releases.ts'
import type { Database } from '#db/database.ts'
import { every } from '#lib/node/every.ts'
import type { PublishOptions } from './publish-content.ts'
import { publishRelease } from './publish-release.ts'
import { isReleaseFault } from './release-fault.ts'

type ScheduleOptions = Pick<PublishOptions, 'now' | 'createRef'> & {
  /** A publish cannot be undone, so nothing is published while the clock is unreliable. */
  isClockSteady: () => boolean
  /** Called after a publish by this process. Other processes watch the database. */
  onPublish: (releaseId: string) => Promise<void>
  /** Called in one process for each failure. */
  onError: (error: unknown) => void
  /** How often to look for due releases. */
  checkMs?: number
}

const CHECK_MS = 1000

/** Publishes scheduled releases when they are due. Returns how to stop. */
export function publishDueReleases(db: Database, options: ScheduleOptions): () => Promise<void> {
  let failures = 0
  let pauses = 0

  async function check(): Promise<void> {
    if (!options.isClockSteady()) return
    const due = await dueReleaseRows(db, { now: options.now(), longestPauseMs: LONGEST_PAUSE_MS })
    for (const row of due) {
      // A release that fails must not block the ones after it.
      await publishOne(row).catch((error) => noteFailure(row, error))
    }
  }

  async function publishOne({ id, author: name }: ReleaseRow): Promise<void> {
    const { now, createRef } = options
    // Named by who has scheduled it.
    const author = { kind: 'scheduler' as const, name }
    if (await publishRelease(db, id, { now, createRef, author, onlyIfDue: true })) {
      await options.onPublish(id)
    }
  }

  async function noteFailure(row: ReleaseRow, error: unknown): Promise<void> {
    const failedAt = options.now()
    const retryAt = new Date(failedAt.getTime() + pauseAfter(row.tries ?? 0))
    const isFirst = await noteReleaseFailure(db, row, {
      failure: JSON.stringify(toFailure(error)),
      failed_at: failedAt.toISOString(),
      retry_at: retryAt.toISOString(),
    })
    if (isFirst) options.onError(toReleaseError(row.id, error))
  }

  /** While the database is away, nothing can be noted there: the process itself waits longer and longer. */
  async function checkUnlessPaused(): Promise<void> {
    if (pauses > 0) {
      pauses -= 1
      return
    }
    try {
      await check()
      failures = 0
    } catch (error) {
      pauses = Math.min(2 ** failures, MOST_PAUSES)
      failures += 1
      throw error
    }
  }

  return every(options.checkMs ?? CHECK_MS, checkUnlessPaused, options.onError)
}

const MOST_PAUSES = 60
const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 60 * 60 * 1000

/** 5 s, 20 s, 80 s and so on, at most an hour. */
function pauseAfter(tries: number): number {
  return Math.min(FIRST_PAUSE_MS * 4 ** tries, LONGEST_PAUSE_MS)
}

/** Why a release failed, as it is kept with it. */
export type ReleaseFailure = { reason: string; conflicts: readonly unknown[] }

function toFailure(error: unknown): ReleaseFailure {
  const reason = error instanceof Error ? error.message : String(error)
  return { reason, conflicts: isReleaseFault(error) ? error.conflicts : [] }
}

function toReleaseError(id: string, cause: unknown): Error {
  const { reason } = toFailure(cause)
  return new Error(`The scheduled release "${id}" failed: ${reason}`, { cause })
}
