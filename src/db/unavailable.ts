import { AppError } from '#lib/app-error.ts'

/** The least that a caller should wait: most faults of a database are over by then. */
const RETRY_AFTER_SECONDS = 2

/**
 * The database does not answer now. Nothing is known to be wrong with what was asked, and asking again
 * does no harm.
 */
export function unavailable(what: string, cause?: unknown): AppError {
  return new AppError('unavailable', `db: ${what}`, { cause, retryAfter: RETRY_AFTER_SECONDS })
}
