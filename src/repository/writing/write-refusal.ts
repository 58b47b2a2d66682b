import { isAppError } from '#lib/app-error.ts'
import { ApiError, toApiError } from '../api-error.ts'

/** Prismic's clients read `message` for documents and models, and `error` for pictures. */
export function writeRefusal(
  status: number,
  message: string,
  more: Record<string, unknown> = {},
): ApiError {
  return new ApiError(status, { message, error: message, ...more })
}

const MOST_TOLD = 10

/** The first faults in one message, and more of them as a list. */
export function invalid(faults: readonly string[]): ApiError {
  const told = faults.slice(0, MOST_TOLD)
  const more = faults.length > told.length ? ` (and ${faults.length - told.length} more)` : ''
  return writeRefusal(400, `${told.join('; ')}${more}`, { details: told })
}

/** `null` for a bug. */
export function toWriteRefusal(error: unknown): ApiError | null {
  const known = toApiError(error)
  if (known || !isAppError(error)) return known
  if (error.code === 'not-found') return writeRefusal(404, error.message)
  if (error.code !== 'unavailable') return null
  const seconds = String(Math.ceil(error.retryAfter ?? 1))
  const message = 'The database does not answer. Nothing was changed'
  return new ApiError(503, { message, error: message }, { 'retry-after': seconds })
}
