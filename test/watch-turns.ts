import { setImmediate as nextTurn } from 'node:timers/promises'
import { threadTime } from '#lib/node/thread-time.ts'

/**
 * Measures each turn of the event loop in processor time of this thread, so other work on the machine does not count.
 */
export function watchTurns() {
  let isWatching = true
  let [longest, count, last] = [0, 0, threadTime()]
  const watching = (async () => {
    while (isWatching) {
      await nextTurn()
      const now = threadTime()
      longest = Math.max(longest, now - last)
      last = now
      count += 1
    }
  })()
  return {
    /** In ms; of the turns so far. */
    async stop(): Promise<{ longest: number; count: number }> {
      isWatching = false
      await watching
      return { longest, count }
    },
  }
}
