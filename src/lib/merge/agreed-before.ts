import { isRecord } from '../is-record.ts'
import { findSplitOff } from './find-split-off.ts'
import { matchItems } from './match-items.ts'
import { isTooLong, type ListVersions } from './merge-lists.ts'
import { findLists } from './merge-values.ts'
import { isSameValue, toContentText } from './same-value.ts'

type Sides = {
  /** What both sides of a conflict began with. */
  before: unknown
  /** What the author of the own side has typed. */
  typed: unknown
  /** What they saw when they went on. Items that are not in `typed` came from others. */
  own: unknown
  /** What the draft has. */
  found: unknown
}

/**
 * What the author of a conflict makes the next change from. The draft has taken the blocks of a text that did not clash, so both sides
 * agree on those. With the text before both, each save would add them once more.
 */
export function agreedBefore({ before, typed, own, found }: Sides): unknown {
  const lists = findLists({ base: before, wanted: own, found })
  if (!lists || isTooLong(lists)) return before
  return agreedItems(lists, Array.isArray(typed) ? typed : [])
}

function agreedItems({ base, wanted, found }: ListVersions, typed: readonly unknown[]): unknown[] {
  const matches = { wanted: matchItems(base, wanted), found: matchItems(base, found) }
  const split = new Set(findSplitOff({ base, wanted, found, matches }).values())
  const [inFound, inTyped] = [createTaken(found), createTaken(typed)]
  const agreed = wanted.flatMap((item, place) => {
    const from = matches.wanted[place] ?? null
    const isKnown = inFound.take(item) || !inTyped.take(item)
    if (isKnown && (from === null || !split.has(from))) return [{ from, item }]
    return from === null ? [] : [{ from, item: base[from] }]
  })
  // Deleted on the own side alone. The other side may have changed it.
  base.forEach((item, from) => {
    if (matches.wanted.includes(from) || !matches.found.includes(from)) return
    const previous = agreed.findLastIndex((one) => one.from !== null && one.from < from)
    agreed.splice(previous + 1, 0, { from, item })
  })
  return agreed.map(({ item }) => item)
}

/** Each item of the list is taken once. */
function createTaken(list: readonly unknown[]) {
  const left = Map.groupBy(list, toKey)
  return {
    take(item: unknown): boolean {
      const alike = left.get(toKey(item)) ?? []
      const place = alike.findIndex((other) => isSameValue(item, other))
      if (place >= 0) alike.splice(place, 1)
      return place >= 0
    },
  }
}

/** Equal for equal items. The text of a block is a cheaper key than its whole content. */
function toKey(item: unknown): string {
  return isRecord(item) && typeof item.text === 'string' ? item.text : toContentText(item)
}
