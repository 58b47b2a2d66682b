import { isRecord } from '../is-record.ts'
import { type Matches, placesOf } from './match-items.ts'
import { isSameValue } from './same-value.ts'
import { wordsOf } from './words-of.ts'

type List = readonly unknown[]
type Versions = {
  base: List
  wanted: List
  found: List
  matches: { wanted: Matches; found: Matches }
}

/**
 * Finds new blocks of `wanted` with words of the block beside them, which the author has split and others have changed.
 * Adding them would double these words. Maps their places to the place of the split block in `base`.
 */
export function findSplitOff({ base, wanted, found, matches }: Versions): Map<number, number> {
  const places = placesOf(matches.found)
  const splitOff = new Map<number, number>()
  matches.wanted.forEach((at, place) => {
    if (at === null) return
    const theirs = found[places.get(at) ?? -1]
    if (isSameValue(base[at], theirs) || isSameValue(wanted[place], theirs)) return
    const near = newItemsAt(matches.wanted, place)
    if (near.length === 0) return
    const moved = wordsWithout(base[at], wanted[place])
    const holdsMoved = (other: number) =>
      wordsOfBlock(wanted[other]).some((word) => moved.has(word))
    for (const other of near.filter(holdsMoved)) splitOff.set(other, at)
  })
  return splitOff
}

/** The places of the new items right before and right after one. */
function newItemsAt(matches: Matches, place: number): number[] {
  const places: number[] = []
  for (const step of [-1, 1]) {
    for (let near = place + step; matches[near] === null; near += step) places.push(near)
  }
  return places
}

/** Words that the item has more often than the other one. */
function wordsWithout(item: unknown, other: unknown): Set<string> {
  const counts = new Map<string, number>()
  for (const word of wordsOfBlock(item)) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const word of wordsOfBlock(other)) counts.set(word, (counts.get(word) ?? 0) - 1)
  return new Set([...counts].flatMap(([word, count]) => (count > 0 ? [word] : [])))
}

const SAYS_SOMETHING = /[\p{L}\p{N}]/u

/** Without punctuation; empty for an item that is not a block of text. */
function wordsOfBlock(item: unknown): string[] {
  if (!isRecord(item) || typeof item.text !== 'string' || !Array.isArray(item.spans)) return []
  return wordsOf(item.text).filter((word) => SAYS_SOMETHING.test(word))
}
