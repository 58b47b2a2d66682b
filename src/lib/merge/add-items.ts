import type { Matches } from './match-items.ts'
import { toContentText } from './same-value.ts'
import { findItemId } from './value-kind.ts'

type List = readonly unknown[]
export type KeptItem = { base: number; value: unknown }
type Side = { list: List; matches: Matches }

/** An item of the merged list, with what comes after it. */
type Item = {
  value: unknown
  next: Item | null
  /** False for an item that only the author has added. */
  isFound: boolean
  isNew: boolean
  /** How many of the items that stay come before it, itself included. */
  keptBefore: number
}

/**
 * The items that stay, in their order, with those that others and the author have added, each after its predecessor in
 * their list. At the same place the items of others come first.
 */
export function addItems(
  kept: readonly KeptItem[],
  { found, wanted }: { found: Side; wanted: Side },
  /** Decides about an item that only the author has added; `undefined` leaves it out. */
  settle: (item: unknown) => unknown = (item) => item,
): unknown[] {
  const start: Item = {
    value: undefined,
    next: null,
    isFound: true,
    isNew: false,
    keptBefore: 0,
  }
  const byBase = new Map<number, Item>()
  kept.reduce((last, { base, value }, place) => {
    const item = insertAfter(last, { value, isFound: true, isNew: false })
    item.keptBefore = place + 1
    byBase.set(base, item)
    return item
  }, start)
  const merging = { start, byBase }
  const added: Item[] = []
  addNew(merging, found, (value, last) => {
    const item = insertAfter(last, { value, isFound: true, isNew: true })
    added.push(item)
    return item
  })
  const twins = createTwins(added)
  addNew(merging, wanted, (item, last) => {
    const twin = twins.take(item, last)
    if (twin) return twin
    const value = settle(item)
    if (value === undefined) return last
    return insertAfter(lastFoundAfter(last), { value, isFound: false, isNew: true })
  })
  return valuesAfter(start)
}

function insertAfter(last: Item, item: Pick<Item, 'value' | 'isFound' | 'isNew'>): Item {
  last.next = { ...item, next: last.next, keptBefore: last.keptBefore }
  return last.next
}

function valuesAfter(start: Item): unknown[] {
  const values: unknown[] = []
  for (let item = start.next; item; item = item.next) values.push(item.value)
  return values
}

type Merging = { start: Item; byBase: ReadonlyMap<number, Item> }
/** Inserts a new item of a list after `last`. Returns the predecessor of the next one. */
type AddNew = (value: unknown, last: Item) => Item

function addNew({ start, byBase }: Merging, { list, matches }: Side, add: AddNew): void {
  let last = start
  list.forEach((value, place) => {
    const match = matches[place] ?? null
    last = match === null ? add(value, last) : (byBase.get(match) ?? last)
  })
}

function lastFoundAfter(item: Item): Item {
  let last = item
  if (!last.isFound) return last
  while (last.next?.isNew && last.next.isFound) last = last.next
  return last
}

/**
 * Finds the same item added on both sides: the same word, the same slice, or the same content without an older item in
 * between. The same new id with other content is another item, because importers number slices by their place.
 */
function createTwins(added: readonly Item[]) {
  const byText = Map.groupBy(added, ({ value }) => toContentText(value))
  const taken = new Map<string, number>()
  return {
    /** Each item has only one twin. */
    take(value: unknown, last: Item): Item | null {
      if (byText.size === 0) return null
      const text = toContentText(value)
      const count = taken.get(text) ?? 0
      const first = byText.get(text)?.[count]
      if (!first) return null
      const isAnywhere = typeof value !== 'object' || findItemId(value) !== null
      if (!isAnywhere && first.keptBefore > last.keptBefore) return null
      taken.set(text, count + 1)
      return first
    },
  }
}
