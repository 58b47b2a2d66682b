import { AppError } from '#lib/node/app-error.ts'

/** Most failures of a database are over by then. */
const RETRY_AFTER_SECONDS = 2

/**
 * The database does not answer now. The statement itself is fine and can be repeated.
 */
export function unavailable(what: string, cause?: unknown): AppError {
  return new AppError('unavailable', `db: ${what}`, { cause, retryAfter: RETRY_AFTER_SECONDS })
}
