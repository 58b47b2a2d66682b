export type RateLimit = ReturnType<typeof createRateLimit>

type RateLimitOptions = {
  /** Requests per second on average. */
  rate: number
  /** How many requests may come at once. */
  burst: number
  /** Milliseconds of a monotonic clock. */
  now?: () => number
}

/** Beyond this, the caller that was quiet for longest is forgotten, which bounds memory. */
const MAX_CALLERS = 20_000

/**
 * Stores one number per caller: when its requests so far would be due at an even pace. A caller may be ahead of that
 * pace by a burst.
 */
export function createRateLimit(options: RateLimitOptions) {
  const { rate, burst, now = () => performance.now() } = options
  const interval = 1000 / rate
  // Ordered by last request: a caller moves to the end each time.
  const due = new Map<string, number>()

  function count(caller: string, dueAt: number): void {
    due.delete(caller)
    due.set(caller, dueAt)
    const [quietest] = due.keys()
    if (due.size > MAX_CALLERS && quietest !== undefined) due.delete(quietest)
  }

  /** How far ahead of an even pace the caller is, in ms. Not `next - time`: rounding errors would refuse a first request. */
  function aheadAt(time: number, caller: string): number {
    return Math.max((due.get(caller) ?? 0) - time, 0)
  }

  function tooEarly(ahead: number): number {
    return ahead - (burst - 1) * interval
  }

  return {
    /** Counts a request. Returns `null` if it is allowed, else the seconds to wait. */
    retryAfter(caller: string): number | null {
      const time = now()
      const ahead = aheadAt(time, caller)
      const early = tooEarly(ahead)
      // Refused requests do not count, or a caller who keeps trying would never get through.
      if (early > 0) return early / 1000
      count(caller, time + ahead + interval)
      return null
    },
    /** Whether a caller who had made `more` requests would be refused now. Counts nothing. */
    isUsedUp(caller: string, more = 0): boolean {
      return tooEarly(aheadAt(now(), caller) + more * interval) > 0
    },
    /** Adds to the count of a caller after a costly request, so that it waits longer. */
    charge(caller: string, requests: number): void {
      if (requests > 0) count(caller, Math.max(due.get(caller) ?? 0, now()) + requests * interval)
    },
  }
}
