import { sortWork } from '#lib/node/sort-work.ts'
import { STRETCH, type Work } from '#lib/node/work.ts'

type Order = {
  compare: (a: number, b: number) => number
  /** The number of steps per comparison. */
  each: number
}

const MIN_ROOM = 64

/** The first `count` in order. For one page of very many results, most are compared only once. */
export function* selectFirst(
  slots: ArrayLike<number>,
  count: number,
  { compare, each }: Order,
): Work<number[]> {
  const firstOf = function* (some: ArrayLike<number>): Work<number[]> {
    const sorted = yield* sortWork(some, compare, each)
    return sorted.slice(0, count)
  }
  if (count > slots.length / 4) return yield* firstOf(slots)
  const room = Math.max(2 * count, MIN_ROOM)
  let best: number[] = []
  /** The last of the candidates so far; anything after it is out. */
  let limit: number | null = null
  let steps = 0
  for (let place = 0; place < slots.length; place++) {
    const slot = slots[place] as number
    if (limit === null || compare(slot, limit) < 0) best.push(slot)
    if (best.length === room) {
      best = yield* firstOf(best)
      limit = best[count - 1] ?? null
    }
    steps += each
    if (steps < STRETCH) continue
    yield steps
    steps = 0
  }
  return yield* firstOf(best)
}
