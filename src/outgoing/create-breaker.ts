import { AppError } from '#lib/node/app-error.ts'

export type BreakerOptions = {
  /** After this many failures in a row the server counts as down. */
  failures: number
  /** How long calls fail at once; then one call tries again. */
  restMs: number
  now: () => number
  /** Whether an error means that the server is down. */
  isOutage: (error: unknown) => boolean
}

/** A circuit breaker: callers do not wait for a server that does not answer. */
export function createBreaker({ failures, restMs, now, isOutage }: BreakerOptions) {
  let failed = 0
  let restsUntil = 0
  let isTrying = false

  return {
    async run<Result>(task: () => Promise<Result>): Promise<Result> {
      const isOpen = failed >= failures
      if (isOpen && (isTrying || now() < restsUntil)) {
        throw new AppError('unavailable', 'The remote server is not responding', {
          retryAfter: Math.max(1, (restsUntil - now()) / 1000),
        })
      }
      isTrying = isOpen
      try {
        const result = await task()
        failed = 0
        return result
      } catch (error) {
        if (isOutage(error)) {
          failed += 1
          restsUntil = now() + restMs
        } else failed = 0
        throw error
      } finally {
        isTrying = false
      }
    },
  }
}
