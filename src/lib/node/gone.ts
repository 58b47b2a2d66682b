import { AppError } from './app-error.ts'

/** The error of queued work whose callers have all left. */
export function gone(): AppError {
  return new AppError('client-gone', 'Every caller has left.')
}
