import { firstPlace } from '#lib/first-place.ts'
import { sortWork } from '#lib/sort-work.ts'
import { inStretches, mapWork, type Work } from '#lib/work.ts'

/** The edits that turn one sorted list into the next: places to remove, and items to insert before a place. */
export type SortedEdits<Item> = {
  cuts: readonly number[]
  inserts: readonly { at: number; item: Item }[]
}

type SortedList<Item> = {
  length: number
  itemAt: (place: number) => Item
  /** Never 0 for different items, so that each has one place. */
  compare: (a: Item, b: Item) => number
}

/** Uses binary search: a change of one item looks at a handful of others. */
export function* findEdits<Item>(
  list: SortedList<Item>,
  gone: readonly Item[],
  fresh: readonly Item[],
): Work<SortedEdits<Item>> {
  const sorted = yield* sortWork(fresh, list.compare)
  const steps = Math.ceil(Math.log2(list.length + 1))
  const cuts = yield* mapWork(gone, (item) => placeOf(list, item), steps)
  const inserts = yield* mapWork(sorted, (item) => ({ at: placeOf(list, item), item }), steps)
  return { cuts: yield* sortWork(cuts, (a, b) => a - b), inserts }
}

function placeOf<Item>({ length, itemAt, compare }: SortedList<Item>, item: Item): number {
  return firstPlace(length, (place) => compare(itemAt(place), item) >= 0)
}

/** The list after the edits. Several lists in the same order can take the same edits. */
export function* withEdits<Item, Value>(
  list: readonly Value[],
  edits: SortedEdits<Item>,
  toValue: (item: Item) => Value,
): Work<Value[]> {
  const { cuts, inserts } = edits
  if (cuts.length + inserts.length < FEW_EDITS) return copyEdited(list, edits, toValue)
  const result: Value[] = []
  let [place, cut, insert] = [0, 0, 0]
  const takeNext = () => {
    const next = inserts[insert]
    if (next && next.at <= place) {
      result.push(toValue(next.item))
      insert += 1
      return
    }
    if (cuts[cut] === place) cut += 1
    else result.push(list[place] as Value)
    place += 1
  }
  yield* inStretches(list.length + inserts.length, (from, to) => {
    for (let step = from; step < to; step++) takeNext()
  })
  return result
}

const FEW_EDITS = 500

/** One copy of the right length: a publish makes many such lists, and the next one makes them garbage. */
function copyEdited<Item, Value>(
  list: readonly Value[],
  { cuts, inserts }: SortedEdits<Item>,
  toValue: (item: Item) => Value,
): Value[] {
  const fresh = inserts.map(({ item }) => toValue(item))
  const growth = inserts.length - cuts.length
  const result =
    growth > 0 ? list.concat(fresh.slice(0, growth)) : list.slice(0, list.length + growth)
  let [from, to, cut, insert] = [0, 0, 0, 0]
  for (;;) {
    const place = Math.min(cuts[cut] ?? list.length, inserts[insert]?.at ?? list.length)
    // What has not moved is in its place already.
    if (from === to) from = to = place
    while (from < place) result[to++] = list[from++] as Value
    while (inserts[insert]?.at === place) result[to++] = fresh[insert++] as Value
    if (place === list.length) return result
    if (cuts[cut] === place) {
      cut += 1
      from += 1
    }
  }
}
