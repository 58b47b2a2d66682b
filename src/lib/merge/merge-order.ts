import { placesOf } from './match-items.ts'

/** Reordering of longer lists by two people is always a conflict, because all pairs of items are compared. */
const MAX_COMPARED = 300

type Orders = {
  /** The items of a list by their positions in the base: as wanted, as found, and those that stay. */
  wanted: readonly number[]
  found: readonly number[]
  kept: ReadonlySet<number>
  /** The side whose order counts if the two contradict each other. Without one, that is a conflict. */
  settle?: () => 'wanted' | 'found'
}

/**
 * The order of the items that stay. Each pair of items has the order that somebody has changed it to. If these orders
 * contradict each other without a decision, the order is that of `found`, and not clear.
 */
export function mergeOrder(orders: Orders): { order: number[]; isClear: boolean } {
  const { kept, settle } = orders
  const found = orders.found.filter((item) => kept.has(item))
  const wanted = orders.wanted.filter((item) => kept.has(item))
  const merged = mergeKeptOrder(wanted, found)
  const isWanted = merged === null && settle?.() === 'wanted'
  const order = merged ?? (isWanted ? withMissing(wanted, found) : found)
  // Items that only the author has kept return to their places.
  return { order: withMissing(order, wanted), isClear: merged !== null || settle !== undefined }
}

function mergeKeptOrder(wanted: readonly number[], found: readonly number[]): number[] | null {
  const [isWanted, isFound] = [new Set(wanted), new Set(found)]
  const common = found.filter((item) => isWanted.has(item))
  const own = wanted.filter((item) => isFound.has(item))
  if (isAscending(own) || isSameOrder(own, common)) return [...found]
  const merged = isAscending(common) ? own : mergePairs(own, common)
  return merged && withMissing(merged, found)
}

function isAscending(order: readonly number[]): boolean {
  return order.every((item, place) => place === 0 || (order[place - 1] ?? 0) < item)
}

function isSameOrder(a: readonly number[], b: readonly number[]): boolean {
  return a.every((item, place) => item === b[place])
}

/** Both have moved items. */
function mergePairs(wanted: readonly number[], found: readonly number[]): number[] | null {
  if (found.length > MAX_COMPARED) return null
  const [inWanted, inFound] = [placesOf(wanted), placesOf(found)]
  const isBefore = (a: number, b: number) => {
    const here = (inWanted.get(a) ?? 0) < (inWanted.get(b) ?? 0)
    // The side that has changed the order of the two decides.
    return here === a < b ? (inFound.get(a) ?? 0) < (inFound.get(b) ?? 0) : here
  }
  const followers = new Map(
    found.map((item) => [item, found.filter((other) => other !== item && isBefore(item, other))]),
  )
  const counts = new Set([...followers.values()].map(({ length }) => length))
  // In an order, each item has another number of followers.
  if (counts.size !== found.length) return null
  const count = (item: number) => followers.get(item)?.length ?? 0
  return found.toSorted((a, b) => count(b) - count(a))
}

/** Adds the items that only `other` has, each after the one that precedes it there. */
function withMissing(order: readonly number[], other: readonly number[]): number[] {
  const complete = [...order]
  const there = new Set(order)
  other.forEach((item, place) => {
    if (there.has(item)) return
    const before = other[place - 1]
    complete.splice(before === undefined ? 0 : complete.indexOf(before) + 1, 0, item)
    there.add(item)
  })
  return complete
}
