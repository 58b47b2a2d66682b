const MOST_UNDER_WAY = 4
/** A rest does not grow with more waiting callers than this. */
const MOST_WAITING_COUNTED = 29
/** So that a few slow answers do not stop all others. */
const LONGEST_REST_MS = 5000

type SharedTurnsOptions = {
  /** Milliseconds of a monotonic clock. */
  now: () => number
  onRested: () => void
}

/**
 * The turns of callers who have used up their own time. After each turn comes a rest as long as the turn, multiplied by the number of
 * other callers who wait for one. So a single caller need not rest, and many at once leave nearly all of the site to the others.
 */
export function createSharedTurns({ now, onRested }: SharedTurnsOptions) {
  let underWay = 0
  let restsUntil = 0
  let countedUntil = 0
  let timer: NodeJS.Timeout | null = null

  function wakeUp(): void {
    timer = null
    const ms = restsUntil - now()
    if (ms > 0) timer = setTimeout(wakeUp, ms).unref()
    else onRested()
  }

  return {
    isFree: () => underWay < MOST_UNDER_WAY && now() >= restsUntil,
    /** Begins a part of a turn. The returned function ends it and returns its length, less what other parts have counted. */
    begin(): () => number {
      const from = now()
      underWay++
      return () => {
        underWay--
        const counted = Math.max(from, countedUntil)
        countedUntil = now()
        return countedUntil - counted
      }
    },
    /** Called when a turn is over. Between its parts nobody rests: else somebody who sends a body bit by bit could stop all others. */
    rest(turnMs: number, waiting: number): void {
      const rest = turnMs * Math.min(waiting, MOST_WAITING_COUNTED)
      restsUntil = Math.min(Math.max(restsUntil, now()) + rest, now() + LONGEST_REST_MS)
      if (rest > 0 && !timer) wakeUp()
    },
  }
}
