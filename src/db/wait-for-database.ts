import { setTimeout as delay } from 'node:timers/promises'
import { AppError, isAppError } from '#lib/node/app-error.ts'
import { isPostgres } from './database.ts'

type WaitOptions = {
  /** The same as for `openDatabase`. */
  target: string
  limitMs: number
  /** Called once, when the database does not answer at first. */
  onWait: (error: unknown) => void
}

const RETRY_MS = 500

/**
 * Tries `work` again while the database does not answer: it may start at the same time as the site, or be
 * busy. `work` leaves nothing behind when it fails.
 */
export async function waitForDatabase<Result>(
  { target, limitMs, onWait }: WaitOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now()
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      if (performance.now() - startedAt + RETRY_MS > limitMs) {
        const seconds = Math.round(limitMs / 1000)
        const message = `The database ${nameOf(target)} did not answer within ${seconds} s.`
        throw new AppError('unavailable', message, { cause: error })
      }
      if (tries === 0) onWait(error)
      await delay(RETRY_MS)
    }
  }
}

function isDatabaseAway(error: unknown): boolean {
  if (isAppError(error)) return error.code === 'unavailable'
  return error instanceof Error && error.cause !== undefined && isDatabaseAway(error.cause)
}

/** Without the password. */
function nameOf(target: string): string {
  if (!isPostgres(target)) return target
  const { host, pathname } = new URL(target)
  return `${host}${pathname}`
}
