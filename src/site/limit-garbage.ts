import { setFlagsFromString } from 'node:v8'

const MOST_GROWTH_PERCENT = 40
const AS_V8_DECIDES = 0
/** A process that takes more than this, or than half of what its container allows, keeps the limit whatever happens. */
const MOST_UNLIMITED_BYTES = Math.min(
  600 * 1024 * 1024,
  (process.constrainedMemory() || Number.POSITIVE_INFINITY) / 2,
)

/**
 * Lets the heaps of this process grow by so much until V8 collects garbage. By itself it waits until a large heap has grown to three
 * times its size: see docs/decisions/0077-a-limit-for-garbage.md.
 */
export function limitGarbage(percent = MOST_GROWTH_PERCENT): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`)
}

type ProcessMemory = { rss: () => number; limit: (percent?: number) => void }

const thisProcess: ProcessMemory = { rss: () => process.memoryUsage.rss(), limit: limitGarbage }

/**
 * Lifts the limit while callers are refused. Call the returned function once a second with the number of refused requests. The
 * front reads refused bodies only to throw them away, and would collect all its garbage for every 8 MB of them while cached pages
 * wait: see docs/decisions/0103-callers-pay-with-time.md.
 */
export function createGarbageLimit({ rss, limit }: ProcessMemory = thisProcess) {
  let isLimited = true

  return (refused: number): void => {
    const shouldLimit = refused === 0 || rss() > MOST_UNLIMITED_BYTES
    if (shouldLimit === isLimited) return
    isLimited = shouldLimit
    limit(isLimited ? MOST_GROWTH_PERCENT : AS_V8_DECIDES)
  }
}
