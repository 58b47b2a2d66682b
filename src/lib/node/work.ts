/**
 * Long work that can be paused. Each `yield` gives the number of steps since the last one (default one), so that the
 * runner can pause, count and stop it.
 */
export type Work<Result> = Generator<number | undefined, Result, void>

/** Runs without a pause, for work that delays nobody. */
export function atOnce<Result>(work: Work<Result>): Result {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

/** Steps between two pauses: well below a millisecond, and enough that pausing costs nothing. */
export const STRETCH = 2000

/** Calls `visit` for all of `length` items, with pauses. `each` is the number of steps per item. */
export function* inStretches(
  length: number,
  visit: (from: number, to: number) => void,
  each = 1,
): Work<void> {
  const size = Math.max(1, Math.floor(STRETCH / each))
  for (let from = 0; from < length; from += size) {
    const to = Math.min(from + size, length)
    visit(from, to)
    yield (to - from) * each
  }
}

/** Like `map`, with a pause after each item. `each` is the number of steps per item. */
export function* mapWork<Item, Value>(
  items: Iterable<Item>,
  map: (item: Item) => Value,
  each = 1,
): Work<Value[]> {
  const values: Value[] = []
  for (const item of items) {
    values.push(map(item))
    yield each
  }
  return values
}

/** Like `filter`, with pauses. `each` is the number of steps per item. */
export function* filterWork<Item>(
  items: readonly Item[],
  test: (item: Item) => boolean,
  each = 1,
): Work<Item[]> {
  const found: Item[] = []
  const look = (item: Item) => {
    if (test(item)) found.push(item)
  }
  yield* inStretches(items.length, (from, to) => items.slice(from, to).forEach(look), each)
  return found
}

/** Work that is already done. */
export function* finished<Result>(result: Result): Work<Result> {
  yield 0
  return result
}
