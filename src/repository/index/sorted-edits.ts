/** How one sorted list becomes the next: places to leave out, and what comes in before which place. */
export type SortedEdits<Item> = {
  cuts: readonly number[]
  inserts: readonly { at: number; item: Item }[]
}

type SortedList<Item> = {
  length: number
  itemAt: (place: number) => Item
  /** Never 0 for two different items, so that each has one place. */
  compare: (a: Item, b: Item) => number
}

/** Found by halving: a change of one item looks at a handful of others. */
export function findEdits<Item>(
  list: SortedList<Item>,
  gone: readonly Item[],
  fresh: readonly Item[],
): SortedEdits<Item> {
  const sorted = fresh.toSorted(list.compare)
  return {
    cuts: gone.map((item) => placeOf(list, item)).sort((a, b) => a - b),
    inserts: sorted.map((item) => ({ at: placeOf(list, item), item })),
  }
}

function placeOf<Item>({ length, itemAt, compare }: SortedList<Item>, item: Item): number {
  return firstPlace(length, (place) => compare(itemAt(place), item) >= 0)
}

/** The first place at which the test holds: it fails for all before and holds for all after. */
export function firstPlace(length: number, test: (place: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (test(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** The list after the edits; several lists in the same order take the same edits. */
export function withEdits<Item, Value>(
  list: readonly Value[],
  { cuts, inserts }: SortedEdits<Item>,
  toValue: (item: Item) => Value,
): Value[] {
  const parts: Value[][] = []
  let [from, cut] = [0, 0]
  const copyUntil = (place: number) => {
    for (; (cuts[cut] ?? place) < place; cut++) {
      const end = cuts[cut] as number
      parts.push(list.slice(from, end))
      from = end + 1
    }
    parts.push(list.slice(from, place))
    from = place
  }
  for (const { at, item } of inserts) {
    if (at > from || cuts[cut] === from) copyUntil(at)
    parts.push([toValue(item)])
  }
  copyUntil(list.length)
  return joined(parts)
}

// Parts are joined as blocks of memory, but a call can take only so many of them.
const PARTS_AT_ONCE = 1000

function joined<Value>(parts: Value[][]): Value[] {
  if (parts.length <= PARTS_AT_ONCE) return ([] as Value[]).concat(...parts)
  const result: Value[] = []
  for (const part of parts) for (const value of part) result.push(value)
  return result
}
