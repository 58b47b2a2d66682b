export type RateLimit = {
  /** Counts a request. Seconds until the caller may come again, or `null` when it may go on. */
  retryAfter: (caller: string) => number | null
  /** Counts so many more, after the fact: for a request that was dear. The caller then waits for longer. */
  charge: (caller: string, requests: number) => void
}

type RateLimitOptions = {
  /** Requests a second in the long run. */
  rate: number
  /** How many may come at once. */
  burst: number
  /** Milliseconds on any clock that only goes forward. */
  now: () => number
}

/** Beyond it, whoever has been quiet for longest is forgotten: memory is bounded, whoever asks. */
const MAX_CALLERS = 20_000

/**
 * One number per caller: the time at which all that it asked so far would have been due, had it
 * asked at an even pace. It may be ahead of that pace by a burst.
 */
export function createRateLimit({ rate, burst, now }: RateLimitOptions): RateLimit {
  const interval = 1000 / rate
  // In order of the last request: a caller is put at the end each time.
  const due = new Map<string, number>()

  function count(caller: string, dueAt: number): void {
    due.delete(caller)
    due.set(caller, dueAt)
    const [quietest] = due.keys()
    if (due.size > MAX_CALLERS && quietest !== undefined) due.delete(quietest)
  }

  return {
    retryAfter(caller) {
      const time = now()
      // Never `next - time`: what is lost in rounding would refuse a first request.
      const ahead = Math.max((due.get(caller) ?? 0) - time, 0)
      const early = ahead - (burst - 1) * interval
      // Refused requests do not count, or a caller who keeps trying would never be let in.
      if (early > 0) return early / 1000
      count(caller, time + ahead + interval)
      return null
    },
    charge(caller, requests) {
      if (requests > 0) count(caller, Math.max(due.get(caller) ?? 0, now()) + requests * interval)
    },
  }
}
