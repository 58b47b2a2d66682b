import { AppError } from './app-error.ts'

/** What waits in a line rejects with it when nobody asks for it any more. */
export function gone(): AppError {
  return new AppError('client-gone', 'Nobody waits for it any more.')
}
