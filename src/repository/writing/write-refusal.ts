import { isAppError } from '#lib/node/app-error.ts'
import { errorStatus } from '#lib/node/error-status.ts'
import { ApiError, toApiError } from '../api-error.ts'

/** Prismic's clients read `message` for documents and models, and `error` for pictures. */
export function writeRefusal(
  status: number,
  message: string,
  more: Record<string, unknown> = {},
): ApiError {
  return new ApiError(status, { message, error: message, ...more })
}

const MOST_LISTED = 10

/** The first faults in one message, and more of them as a list. */
export function invalid(faults: readonly string[]): ApiError {
  const listed = faults.slice(0, MOST_LISTED)
  const more = faults.length > listed.length ? ` (and ${faults.length - listed.length} more)` : ''
  return writeRefusal(400, `${listed.join('; ')}${more}`, { details: listed })
}

/** `null` for a bug. */
export function toWriteRefusal(error: unknown): ApiError | null {
  const known = toApiError(error)
  if (known || !isAppError(error)) return known
  if (error.code !== 'unavailable') return writeRefusal(errorStatus(error.code), error.message)
  const seconds = String(Math.ceil(error.retryAfter ?? 1))
  const message = 'The database is busy or does not answer. Nothing was changed'
  return new ApiError(503, { message, error: message }, { 'retry-after': seconds })
}
