export type ErrorCode =
  /** What was sent makes no sense. */
  | 'invalid'
  /** Nobody is signed in. */
  | 'signed-out'
  /** The second factor was shown too long ago. */
  | 'step-up'
  | 'forbidden'
  | 'not-found'
  /** Somebody else was faster. */
  | 'conflict'
  | 'too-large'
  | 'too-many'
  /** The caller left before it got its response. */
  | 'client-gone'
  | 'unavailable'

type AppErrorOptions = ErrorOptions & {
  /** Seconds after which to try again. */
  retryAfter?: number
}

/** A refusal, not a bug. Bugs are plain `Error`s and always end as a 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly retryAfter: number | null

  constructor(code: ErrorCode, message: string, options?: AppErrorOptions) {
    super(message, options)
    this.name = 'AppError'
    this.code = code
    this.retryAfter = options?.retryAfter ?? null
  }
}

// By shape, not `instanceof`: the render bundle carries its own copy of this class.
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError' && 'code' in error
}
