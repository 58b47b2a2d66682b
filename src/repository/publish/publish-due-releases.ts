import { dueReleaseIds } from '#db/content-releases.ts'
import type { Database } from '#db/database.ts'
import type { PublishOptions } from './publish-content.ts'
import { publishRelease } from './publish-release.ts'

type ScheduleOptions = Pick<PublishOptions, 'now' | 'createRef'> & {
  /** What is published cannot be taken back, so nothing is while the clock is in doubt. */
  isClockSteady: () => boolean
  /** After this process has published; others have their own ways to know. */
  onPublish: (releaseId: string) => Promise<void>
  onError: (error: unknown) => void
}

const CHECK_MS = 1000

/** Publishes each scheduled release when its time has come. Returns how to stop. */
export function publishDueReleases(db: Database, options: ScheduleOptions): () => Promise<void> {
  let running: Promise<void> | null = null

  async function check(): Promise<void> {
    if (!options.isClockSteady()) return
    for (const id of await dueReleaseIds(db, options.now())) {
      // One that cannot be published must not keep back those that are due after it.
      await publishOne(id).catch((error) => options.onError(toReleaseError(id, error)))
    }
  }

  async function publishOne(id: string): Promise<void> {
    const { now, createRef } = options
    if (await publishRelease(db, id, { now, createRef, onlyIfDue: true })) {
      await options.onPublish(id)
    }
  }

  const timer = setInterval(() => {
    running ??= check()
      .catch(options.onError)
      .finally(() => {
        running = null
      })
  }, CHECK_MS).unref()

  return async () => {
    clearInterval(timer)
    await running
  }
}

function toReleaseError(id: string, cause: unknown): Error {
  const message = cause instanceof Error ? cause.message : String(cause)
  return new Error(`The scheduled release "${id}" failed: ${message}`, { cause })
}
