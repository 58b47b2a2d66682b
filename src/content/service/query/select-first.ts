type Compare = (a: number, b: number) => number

const MIN_ROOM = 64

/** The first `count` in order. For a page out of very many results, most are compared only once. */
export function selectFirst(slots: ArrayLike<number>, count: number, compare: Compare): number[] {
  if (count > slots.length / 4) return Array.from(slots).sort(compare).slice(0, count)
  const room = Math.max(2 * count, MIN_ROOM)
  const best: number[] = []
  /** The last one that counts so far; what comes after it cannot be among the first. */
  let limit: number | null = null
  for (let place = 0; place < slots.length; place++) {
    const slot = slots[place] as number
    if (limit !== null && compare(slot, limit) >= 0) continue
    best.push(slot)
    if (best.length < room) continue
    best.sort(compare)
    best.length = count
    limit = best[count - 1] ?? null
  }
  return best.sort(compare).slice(0, count)
}
