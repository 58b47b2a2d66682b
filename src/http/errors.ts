import { isAppError } from '#lib/node/app-error.ts'
import { errorStatus } from '#lib/node/error-status.ts'
import type { ErrorEnvelope } from '#routes/page-envelope.ts'

const statusMessages: Record<number, string> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Forbidden',
  404: 'Page not found',
  409: 'Conflict',
  413: 'Request too large',
  429: 'Too many requests',
  499: 'Client closed request',
  500: 'Server error',
  503: 'Service unavailable',
}

/** The part of an error that callers see. The cause of a bug stays in the log. */
export function toErrorEnvelope(error: unknown, path: string): ErrorEnvelope {
  const refusal = isAppError(error) ? error : null
  const statusCode = refusal ? errorStatus(refusal.code) : 500
  const statusMessage = statusMessages[statusCode] ?? 'Error'
  return {
    error: true,
    url: path,
    statusCode,
    statusMessage,
    message: refusal && statusCode < 500 ? refusal.message : statusMessage,
    data: { path },
  }
}

/** Content that could not be read is most likely back by then. */
const SOON_SECONDS = 5

/** Seconds after which a refused caller should ask again; `null` when that would not help. */
export function retryAfterOf(error: unknown, status: number): number | null {
  if (isAppError(error) && error.retryAfter !== null) return Math.ceil(error.retryAfter)
  return status === 503 ? SOON_SECONDS : null
}

/** Whether a caller wants an error as JSON, not as a page. */
export function prefersJson(accept: string | undefined): boolean {
  return (
    accept !== undefined && /\bapplication\/json\b/.test(accept) && !/\btext\/html\b/.test(accept)
  )
}
