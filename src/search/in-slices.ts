import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Work } from '#lib/work.ts'

/** A request that comes in meanwhile waits about so long. */
const SLICE_MS = 8

/** Does the work between requests, so that nobody waits until all of it is done. */
export async function inSlices<Result>(work: Work<Result>): Promise<Result> {
  for (;;) {
    const pauseAt = performance.now() + SLICE_MS
    let step = work.next()
    while (!step.done && performance.now() < pauseAt) step = work.next()
    if (step.done) return step.value
    await nextTurn()
  }
}
