/** Upper bounds in seconds of the buckets of the duration histogram. */
export const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** Small, however many requests it stands for: it goes from one thread to another every second. */
export type RequestCounts = {
  byStatus: [status: number, count: number][]
  /** How many took as long as each bucket says, and not as long as the one before. Slower ones are in none. */
  buckets: number[]
  /** The duration of all requests together. */
  seconds: number
  aborted: number
}

export type RequestCounter = ReturnType<typeof createRequestCounter>

/** Adds up requests, or what another counter has added up. */
export function createRequestCounter() {
  let byStatus = new Map<number, number>()
  let buckets = BUCKETS.map(() => 0)
  let seconds = 0
  let aborted = 0

  function add(status: number, count: number): void {
    byStatus.set(status, (byStatus.get(status) ?? 0) + count)
  }

  function addToBucket(index: number, count: number): void {
    buckets[index] = (buckets[index] ?? 0) + count
  }

  function counts(): RequestCounts {
    return { byStatus: [...byStatus], buckets, seconds, aborted }
  }

  return {
    observe(status: number, ms: number): void {
      const duration = ms / 1000
      add(status, 1)
      seconds += duration
      // A loop instead of `findIndex`, because every cached page pays for it.
      let index = 0
      while (duration > (BUCKETS[index] ?? Infinity)) index++
      if (index < BUCKETS.length) addToBucket(index, 1)
    },
    countAborted(): void {
      aborted++
    },
    addCounts(counts: RequestCounts): void {
      for (const [status, count] of counts.byStatus) add(status, count)
      for (const [index, count] of counts.buckets.entries()) addToBucket(index, count)
      seconds += counts.seconds
      aborted += counts.aborted
    },
    counts,
    /** The counts so far; it starts again from nothing. */
    take(): RequestCounts {
      const taken = counts()
      byStatus = new Map()
      buckets = BUCKETS.map(() => 0)
      seconds = 0
      aborted = 0
      return taken
    },
  }
}
