import { STRETCH, type Work } from './work.ts'

type Compare<Item> = (a: Item, b: Item) => number

/** Short enough to be sorted without a pause. */
const LONGEST_RUN = 256
const SHORTEST_RUN = 16

/** A sorted copy, like that of `toSorted`, with pauses. `each` is the number of steps per comparison. */
export function* sortWork<Item>(
  items: ArrayLike<Item>,
  compare: Compare<Item>,
  each = 1,
): Work<Item[]> {
  const runLength = Math.max(SHORTEST_RUN, Math.floor(LONGEST_RUN / each))
  let from: Item[] = []
  for (let start = 0; start < items.length; start += runLength) {
    const run = Array.prototype.slice.call(items, start, start + runLength) as Item[]
    for (const item of run.sort(compare)) from.push(item)
    yield run.length * Math.log2(runLength) * each
  }
  let to = new Array<Item>(from.length)
  for (let length = runLength; length < from.length; length *= 2) {
    yield* mergeRuns({ from, to, length, compare, each })
    ;[from, to] = [to, from]
  }
  return from
}

type Merge<Item> = {
  from: readonly Item[]
  to: Item[]
  /** The length of the runs that are sorted so far. */
  length: number
  compare: Compare<Item>
  each: number
}

function* mergeRuns<Item>({ from, to, length, compare, each }: Merge<Item>): Work<void> {
  let steps = 0
  for (let start = 0; start < from.length; start += 2 * length) {
    const middle = Math.min(start + length, from.length)
    const end = Math.min(start + 2 * length, from.length)
    let [left, right] = [start, middle]
    for (let place = start; place < end; place++) {
      const takesLeft =
        left < middle && (right >= end || compare(from[left] as Item, from[right] as Item) <= 0)
      to[place] = from[takesLeft ? left++ : right++] as Item
      steps += each
      if (steps < STRETCH) continue
      yield steps
      steps = 0
    }
  }
  yield steps
}
