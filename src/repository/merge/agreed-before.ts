import { isRecord } from '#lib/is-record.ts'
import { findSplitOff } from '#lib/merge/find-split-off.ts'
import { type Matches, matchItems } from '#lib/merge/match-items.ts'
import { isTooLong, type ListVersions } from '#lib/merge/merge-lists.ts'
import { findLists } from '#lib/merge/merge-values.ts'
import { isSameValue, toContentText } from '#lib/merge/same-value.ts'

type Sides = {
  /** The common base of both sides of a conflict. */
  before: unknown
  /** The author's text. */
  typed: unknown
  /** The text that the author saw when continuing. Items that are not in `typed` came from others. */
  own: unknown
  /** The draft's text. */
  found: unknown
}

/**
 * The base for the author's next change after a conflict. The draft has taken the blocks that did not clash, so both sides
 * agree on those. With the original base, each save would add them again.
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
  const inOwnOrder = wanted.flatMap((item, place): AgreedItem[] => {
    const from = matches.wanted[place] ?? null
    const isKnown = inFound.take(item) || !inTyped.take(item)
    if (isKnown && (from === null || !split.has(from))) return [{ from, item }]
    return from === null ? [] : [{ from, item: base[from] }]
  })
  const agreed = isSameOrder(matches) ? inOwnOrder : inOrderOfBase(inOwnOrder)
  // Deleted only by the author. The other side may have changed it.
  base.forEach((item, from) => {
    if (matches.wanted.includes(from) || !matches.found.includes(from)) return
    const previous = agreed.findLastIndex((one) => one.from !== null && one.from < from)
    agreed.splice(previous + 1, 0, { from, item })
  })
  return agreed.map(({ item }) => item)
}

/** `from` is the position in the base; `null` for a new item. */
type AgreedItem = { from: number | null; item: unknown }

/** Whether the items of the base that both sides have are in the same order. */
function isSameOrder({ wanted, found }: { wanted: Matches; found: Matches }): boolean {
  const [own, theirs] = [new Set(wanted), new Set(found)]
  const inBoth = wanted.filter((from) => from !== null && theirs.has(from))
  return isSameValue(
    inBoth,
    found.filter((from) => from !== null && own.has(from)),
  )
}

/** New items stay where they are. */
function inOrderOfBase(items: readonly AgreedItem[]): AgreedItem[] {
  const old = items.filter(({ from }) => from !== null)
  old.sort((a, b) => (a.from ?? 0) - (b.from ?? 0))
  return items.map((one) => (one.from === null ? one : (old.shift() ?? one)))
}

/** Each item of the list is used once. */
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
