/** Two people who re-order longer lists than this are told of a conflict: each pair of items is compared. */
const MAX_COMPARED = 300

/** The items of a list by their positions in the base: as wanted, as found, and those that stay. */
type Orders = { wanted: readonly number[]; found: readonly number[]; kept: ReadonlySet<number> }

/**
 * The order of the items that stay. All of them are in `found`. Each pair of items is in the order that somebody
 * has given it; `null` if these orders contradict each other.
 */
export function mergeOrder({ wanted, found, kept }: Orders): number[] | null {
  const foundOrder = found.filter((item) => kept.has(item))
  const wantedOrder = wanted.filter((item) => kept.has(item))
  const isWanted = new Set(wantedOrder)
  const common = foundOrder.filter((item) => isWanted.has(item))
  if (isAscending(wantedOrder) || isSameOrder(wantedOrder, common)) return foundOrder
  const merged = isAscending(common) ? wantedOrder : mergePairs(wantedOrder, common)
  return merged && withMissing(merged, foundOrder)
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
    // Whoever has changed the order of the two decides.
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

function placesOf(order: readonly number[]): Map<number, number> {
  return new Map(order.map((item, place) => [item, place]))
}

/** Adds the items that only `found` has, each after the one that precedes it there. */
function withMissing(order: readonly number[], found: readonly number[]): number[] {
  const complete = [...order]
  const there = new Set(order)
  found.forEach((item, place) => {
    if (there.has(item)) return
    const before = found[place - 1]
    complete.splice(before === undefined ? 0 : complete.indexOf(before) + 1, 0, item)
    there.add(item)
  })
  return complete
}
