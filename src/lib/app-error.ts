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
  /** For a page that was not found because it has another address now: its path and query. */
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

/** Whether the error says that there is no such page or document. */
export function isNotFound(error: unknown): boolean {
  return isAppError(error) && error.code === 'not-found'
}

// By shape, not `instanceof`: the render bundle carries its own copy of this class.
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError' && 'code' in error
}
