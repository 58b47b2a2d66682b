import type { Work } from '#lib/node/work.ts'

/** How a list differs from the previous one. */
export type ListChange = {
  /** How many items are the same at the start and at the end. */
  start: number
  end: number
  /** For each item of the new list between them, its previous index; -1 for a new item. */
  origins: Int32Array
  /** The previous indexes of removed items. */
  gone: number[]
}

/** Compares items by identity. A moved item may count as both removed and new. */
export function* compareLists<Item>(
  before: readonly Item[],
  after: readonly Item[],
): Work<ListChange> {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++
  yield start + end
  const stretch = { before, after, start, end }
  const step = compareSteps(stretch)
  yield after.length - start - end
  return { start, end, ...(step ?? (yield* compareByLookup(stretch))) }
}

type Stretch<Item> = {
  before: readonly Item[]
  after: readonly Item[]
  start: number
  end: number
}
type Difference = Pick<ListChange, 'origins' | 'gone'>

/** Works without a look-up if each difference is one added, removed or replaced item; else `null`. */
function compareSteps<Item>({ before, after, start, end }: Stretch<Item>): Difference | null {
  const [beforeEnd, afterEnd] = [before.length - end, after.length - end]
  const origins = new Int32Array(afterEnd - start).fill(-1)
  const gone: number[] = []
  let [from, to] = [start, start]
  while (from < beforeEnd && to < afterEnd) {
    if (before[from] === after[to]) origins[to++ - start] = from++
    else if (before[from] === after[to + 1]) to++
    else if (before[from + 1] === after[to]) gone.push(from++)
    else if (before[from + 1] === after[to + 1]) {
      gone.push(from++)
      to++
    } else return null
  }
  for (; from < beforeEnd; from++) gone.push(from)
  return { origins, gone }
}

function* compareByLookup<Item>({ before, after, start, end }: Stretch<Item>): Work<Difference> {
  const between = new Map<Item | undefined, number>()
  for (let place = start; place < before.length - end; place++) {
    between.set(before[place], place)
    yield
  }
  const origins = new Int32Array(after.length - end - start)
  for (const at of origins.keys()) {
    const item = after[start + at]
    origins[at] = between.get(item) ?? -1
    between.delete(item)
    yield
  }
  return { origins, gone: [...between.values()] }
}

export function isSameList({ origins, gone }: ListChange): boolean {
  return origins.length === 0 && gone.length === 0
}

/** The items that only the new list has, and those that only the previous list has. */
export function* changedItems<Item>(
  before: readonly Item[],
  after: readonly Item[],
): Work<{ fresh: Item[]; gone: Item[] }> {
  const { start, origins, gone } = yield* compareLists(before, after)
  const fresh: Item[] = []
  for (const [at, origin] of origins.entries()) {
    if (origin < 0) fresh.push(...after.slice(start + at, start + at + 1))
  }
  return { fresh, gone: gone.flatMap((place) => before.slice(place, place + 1)) }
}
