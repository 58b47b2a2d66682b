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
  const [gone, fresh] = [cuts[0], inserts[0]]
  if (cuts.length === 1 && inserts.length === 1 && gone !== undefined && fresh) {
    return moveOne(list, gone, { at: fresh.at, value: toValue(fresh.item) })
  }
  if (cuts.length + inserts.length < MOST_BLOCKS / 2) return joinBlocks(list, edits, toValue)
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

/** A publish of one document: one copy, as large lists are garbage after the next publish. */
function moveOne<Value>(
  list: readonly Value[],
  cut: number,
  { at, value }: { at: number; value: Value },
): Value[] {
  const result = list.slice()
  const target = at > cut ? at - 1 : at
  const step = Math.sign(target - cut)
  for (let place = cut; place !== target; place += step) {
    result[place] = result[place + step] as Value
  }
  result[target] = value
  return result
}

/** The number of arguments that one call can take is limited. */
const MOST_BLOCKS = 1000

/** A few edits leave long blocks of the list as they are, and copying a block is quick. */
function joinBlocks<Item, Value>(
  list: readonly Value[],
  { cuts, inserts }: SortedEdits<Item>,
  toValue: (item: Item) => Value,
): Value[] {
  const blocks: Value[][] = []
  let [from, cut] = [0, 0]
  const copyUntil = (place: number) => {
    for (; (cuts[cut] ?? place) < place; cut++) {
      const end = cuts[cut] as number
      blocks.push(list.slice(from, end))
      from = end + 1
    }
    blocks.push(list.slice(from, place))
    from = place
  }
  for (const { at, item } of inserts) {
    if (at > from || cuts[cut] === from) copyUntil(at)
    blocks.push([toValue(item)])
  }
  copyUntil(list.length)
  return ([] as Value[]).concat(...blocks)
}
