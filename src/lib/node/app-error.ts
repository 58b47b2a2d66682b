export type ErrorCode =
  /** The request is invalid. */
  | 'invalid'
  /** Nobody is signed in. */
  | 'signed-out'
  /** The second factor was shown too long ago. */
  | 'step-up'
  | 'forbidden'
  | 'not-found'
  /** Somebody else made a change first. */
  | 'conflict'
  | 'too-large'
  | 'too-many'
  /** The caller left before it got its response. */
  | 'client-gone'
  | 'unavailable'

type AppErrorOptions = ErrorOptions & {
  /** Seconds after which to try again. */
  retryAfter?: number
  /** The new path and query of a page that has moved. */
  movedTo?: string
}

/** A refusal, not a bug. Bugs are plain `Error`s and always end as a 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly retryAfter: number | null
  readonly movedTo: string | null

  constructor(code: ErrorCode, message: string, options?: AppErrorOptions) {
    super(message, options)
    this.name = 'AppError'
    this.code = code
    this.retryAfter = options?.retryAfter ?? null
    this.movedTo = options?.movedTo ?? null
  }
}

/** Whether the page, document or the like does not exist. */
export function isNotFound(error: unknown): boolean {
  return isAppError(error) && error.code === 'not-found'
}

// By shape, not `instanceof`: the render bundle carries its own copy of this class.
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError' && 'code' in error
}
