import { dueReleaseIds } from '#db/content-releases.ts'
import type { Database } from '#db/database.ts'
import { every } from '#lib/every.ts'
import type { PublishOptions } from './publish-content.ts'
import { publishRelease } from './publish-release.ts'

type ScheduleOptions = Pick<PublishOptions, 'now' | 'createRef'> & {
  /** A publish cannot be undone, so nothing is published while the clock is unreliable. */
  isClockSteady: () => boolean
  /** Called after a publish by this process. Other processes watch the database. */
  onPublish: (releaseId: string) => Promise<void>
  onError: (error: unknown) => void
}

const CHECK_MS = 1000

/** Publishes scheduled releases when they are due. Returns how to stop. */
export function publishDueReleases(db: Database, options: ScheduleOptions): () => Promise<void> {
  async function check(): Promise<void> {
    if (!options.isClockSteady()) return
    for (const id of await dueReleaseIds(db, options.now())) {
      // A release that fails must not block the ones after it.
      await publishOne(id).catch((error) => options.onError(toReleaseError(id, error)))
    }
  }

  async function publishOne(id: string): Promise<void> {
    const { now, createRef } = options
    if (await publishRelease(db, id, { now, createRef, onlyIfDue: true })) {
      await options.onPublish(id)
    }
  }

  return every(CHECK_MS, check, options.onError)
}

function toReleaseError(id: string, cause: unknown): Error {
  const message = cause instanceof Error ? cause.message : String(cause)
  return new Error(`The scheduled release "${id}" failed: ${message}`, { cause })
}
