import { setImmediate as nextTurn } from 'node:timers/promises'

/** Long work that yields wherever it may be interrupted. */
export type Work<Result> = Generator<void, Result, void>

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

export function atOnce<Result>(work: Work<Result>): Result {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}
