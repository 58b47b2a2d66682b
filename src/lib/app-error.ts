export type ErrorCode = 'not-found' | 'forbidden' | 'too-large' | 'unavailable'

/** A refusal, not a bug. Bugs are plain `Error`s and always end as a 500. */
export class AppError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'AppError'
    this.code = code
  }
}

// By shape, not `instanceof`: the render bundle carries its own copy of this class.
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError' && 'code' in error
}
