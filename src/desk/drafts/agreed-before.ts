import { matchItems } from '#lib/merge/match-items.ts'
import { toContentText } from '#lib/merge/same-value.ts'

type Sides = {
  /** What both began with. */
  before: unknown
  /** The own side of the conflict, with everything typed since. */
  own: unknown
  /** What the draft has. */
  found: unknown
}

/**
 * What the next change of the own side of a conflict is made from. The draft has taken the blocks of a text that did not clash,
 * so both sides agree on those. With the text before both, each save would add them once more.
 */
export function agreedBefore({ before: old, own, found }: Sides): unknown {
  const before = old ?? []
  if (!Array.isArray(before) || !Array.isArray(own) || !Array.isArray(found)) return old
  const taken = createTaken(found)
  const matches = matchItems(before, own)
  const kept = own.flatMap((item, place) => {
    const from = matches[place] ?? null
    if (taken.take(item)) return [{ from, item }]
    return from === null ? [] : [{ from, item: before[from] }]
  })
  // Deleted on the own side alone.
  before.forEach((item, from) => {
    if (matches.includes(from) || !taken.take(item)) return
    const previous = kept.findLastIndex((one) => one.from !== null && one.from < from)
    kept.splice(previous + 1, 0, { from, item })
  })
  return kept.map(({ item }) => item)
}

/** Each item of the list is taken once. */
function createTaken(list: readonly unknown[]) {
  const counts = new Map<string, number>()
  for (const item of list) {
    const text = toContentText(item)
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return {
    take(item: unknown): boolean {
      const text = toContentText(item)
      const count = counts.get(text) ?? 0
      if (count > 0) counts.set(text, count - 1)
      return count > 0
    },
  }
}
