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
  list: ArrayLike<Value>,
  { cuts, inserts }: SortedEdits<Item>,
  toValue: (item: Item) => Value,
): Value[] {
  const result: Value[] = []
  let [cut, insert] = [0, 0]
  for (let place = 0; place <= list.length; place++) {
    for (let next = inserts[insert]; next?.at === place; next = inserts[insert]) {
      result.push(toValue(next.item))
      insert += 1
    }
    if (cuts[cut] === place) cut += 1
    else if (place < list.length) result.push(list[place] as Value)
  }
  return result
}
