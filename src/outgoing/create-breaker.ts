import { AppError } from '#lib/app-error.ts'

export type BreakerOptions = {
  /** So many failures in a row, and the other side counts as away. */
  failures: number
  /** For so long nobody waits for it; then one call tries again. */
  restMs: number
  now: () => number
  /** Other errors say nothing about whether the other side is there. */
  isOutage: (error: unknown) => boolean
}

/** Spares callers the wait for a server that does not answer. */
export function createBreaker({ failures, restMs, now, isOutage }: BreakerOptions) {
  let failed = 0
  let restsUntil = 0
  let isTrying = false

  return {
    async run<Result>(task: () => Promise<Result>): Promise<Result> {
      const isOpen = failed >= failures
      if (isOpen && (isTrying || now() < restsUntil)) {
        throw new AppError('unavailable', 'The other side does not answer', {
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
