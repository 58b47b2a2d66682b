const MOST_UNDER_WAY = 4
/** More callers who wait do not make a rest longer. */
const MOST_RESTS = 19
/** So that a few slow answers do not stop all others. */
const LONGEST_REST_MS = 5000

type SharedTurnsOptions = {
  /** Milliseconds of a monotonic clock. */
  now: () => number
  onRested: () => void
}

/**
 * The turns of callers who have used up their own time. After each one they rest, once its length for every caller who waits: a
 * single one may use the whole site, many at once leave nearly all of it to the others.
 */
export function createSharedTurns({ now, onRested }: SharedTurnsOptions) {
  let underWay = 0
  let restsUntil = 0
  let timer: NodeJS.Timeout | null = null

  function wakeUp(): void {
    timer = null
    const ms = restsUntil - now()
    if (ms > 0) timer = setTimeout(wakeUp, ms).unref()
    else onRested()
  }

  return {
    isFree: () => underWay < MOST_UNDER_WAY && now() >= restsUntil,
    begin(): void {
      underWay++
    },
    end(ms: number, waiting: number): void {
      underWay--
      const rest = ms * Math.min(waiting, MOST_RESTS)
      restsUntil = Math.min(Math.max(restsUntil, now()) + rest, now() + LONGEST_REST_MS)
      if (rest > 0 && !timer) wakeUp()
    },
  }
}
