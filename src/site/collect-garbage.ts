import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Collecting a larger heap would hold the event loop for longer than 50 ms. */
const MOST_BYTES = 120_000_000

/**
 * Gives back what making all pages has left behind. An idle thread collects nothing by itself: see
 * docs/decisions/0107-one-collection-once-all-pages-are-made.md.
 */
export function collectGarbage(used = getHeapStatistics().used_heap_size): void {
  if (used > MOST_BYTES) return
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
  setFlagsFromString('--no-expose-gc')
}
