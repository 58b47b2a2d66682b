import { setFlagsFromString } from 'node:v8'

const MOST_GROWTH_PERCENT = 40
const AS_V8_DECIDES = 0
/** A process that takes more keeps the limit, whatever happens. */
const SMALL_BYTES = 600 * 1024 * 1024

/**
 * Lets the heaps of this process grow by so much until V8 collects garbage. By itself it waits until a large heap has grown to three
 * times its size: see decision 77.
 */
export function limitGarbage(percent = MOST_GROWTH_PERCENT): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`)
}

type Process = { rss: () => number; limit: (percent?: number) => void }

const thisProcess: Process = { rss: () => process.memoryUsage.rss(), limit: limitGarbage }

/**
 * Lifts the limit while callers are refused, told once a second. The front then reads bodies only to throw them away, and would
 * collect all its garbage for every 8 MB of them, while cached pages wait: see decision 103.
 */
export function createGarbageLimit({ rss, limit }: Process = thisProcess) {
  let isLimited = true

  return (refused: number): void => {
    const shallLimit = refused === 0 || rss() > SMALL_BYTES
    if (shallLimit === isLimited) return
    isLimited = shallLimit
    limit(isLimited ? MOST_GROWTH_PERCENT : AS_V8_DECIDES)
  }
}
