import { firstPlace } from '#lib/node/first-place.ts'
import { sortWork } from '#lib/node/sort-work.ts'
import { mapWork, type Work } from '#lib/node/work.ts'
import type { ListEdits } from '../persistent-list.ts'

type SortedList<Item> = {
  length: number
  itemAt: (place: number) => Item
  /** Never 0 for different items, so that each has one place. */
  compare: (a: Item, b: Item) => number
}

/**
 * The edits that turn one sorted list into the next. Uses binary search: a change of one item looks at a handful of others.
 */
export function* findEdits<Item>(
  list: SortedList<Item>,
  gone: readonly Item[],
  fresh: readonly Item[],
): Work<ListEdits<Item>> {
  const sorted = yield* sortWork(fresh, list.compare)
  const steps = Math.ceil(Math.log2(list.length + 1))
  const cuts = yield* mapWork(gone, (item) => placeOf(list, item), steps)
  const inserts = yield* mapWork(sorted, (item) => ({ at: placeOf(list, item), item }), steps)
  return { cuts: yield* sortWork(cuts, (a, b) => a - b), inserts }
}

function placeOf<Item>({ length, itemAt, compare }: SortedList<Item>, item: Item): number {
  return firstPlace(length, (place) => compare(itemAt(place), item) >= 0)
}
