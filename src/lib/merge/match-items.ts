import { isRecord } from '../is-record.ts'
import { oncePerKey } from '../once-per.ts'
import { commonSubsequence } from './common-subsequence.ts'
import { isSameValue, toContentText } from './same-value.ts'
import { findItemId, findItemIds, withoutItemId } from './value-kind.ts'
import { hasWordsOf, wordsOf as readWords } from './words-of.ts'

/** For each item, its position in `base`; `null` for a new one. */
export type Matches = (number | null)[]

/** The position of each item in a list. */
export function placesOf<Item>(list: readonly Item[]): Map<Item, number> {
  return new Map(list.map((item, place) => [item, place]))
}

/**
 * Matches the items of a list after somebody has changed it: by their ids, then by the same content, then by similar
 * content. Last, an item at the place of a removed one counts as that item, rewritten.
 */
export function matchItems(base: readonly unknown[], list: readonly unknown[]): Matches {
  const pairs = createPairs(base.length, list.length)
  const ids = [findItemIds(base), findItemIds(list)]
  if (ids[0] && ids[1]) pairEqual(pairs, at(ids[0]), at(ids[1]))
  pairEnds(pairs, base, list)
  const [baseKey, listKey] = [toKeys(base), toKeys(list)]
  pairInOrder(pairs, baseKey, listKey)
  pairEqual(pairs, baseKey, listKey)
  pairSimilar(pairs, base, list)
  pairReplaced(pairs, base, list)
  return pairs.matches
}

/** By its position in a list. */
type KeyAt = (position: number) => string | undefined

function at(keys: readonly string[]): KeyAt {
  return (position) => keys[position]
}

/** The keys of items, computed on demand, because most items are paired without one. */
function toKeys(items: readonly unknown[]): KeyAt {
  return oncePerKey((position) => toKey(items[position]))
}

/** Items with the same key are the same. Two empty slices are not, unless they have the same id. */
function toKey(item: unknown): string {
  const text = toContentText(withoutItemId(item))
  const id = findItemId(item)
  return id === null || saysSomething(item) ? text : `${id} ${text}`
}

function saysSomething(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(saysSomething)
  if (!isRecord(part)) return false
  return Object.entries(part).some(([name, value]) =>
    SAYING.includes(name) && typeof value === 'string' ? value !== '' : saysSomething(value),
  )
}

/** Fields of blocks, links and pictures that distinguish slices. */
const SAYING = ['text', 'url', 'uid', 'embed_url']

type Pairs = ReturnType<typeof createPairs>

function createPairs(baseLength: number, length: number) {
  const matches: Matches = new Array(length).fill(null)
  const taken = new Set<number>()
  return {
    matches,
    add(from: number, to: number): void {
      matches[to] = from
      taken.add(from)
    },
    isFree: (from: number) => from >= 0 && from < baseLength && !taken.has(from),
    freeBase: () =>
      Array.from({ length: baseLength }, (_, at) => at).filter((at) => !taken.has(at)),
    freeItems: () => matches.flatMap((match, at) => (match === null ? [at] : [])),
  }
}

/** Items without ids that are the same at the beginning and at the end. In a text being typed, these are all but one. */
function pairEnds(pairs: Pairs, base: readonly unknown[], list: readonly unknown[]): void {
  const isSame = (from: number, to: number) =>
    pairs.isFree(from) &&
    pairs.matches[to] === null &&
    findItemId(base[from]) === null &&
    findItemId(list[to]) === null &&
    isSameValue(base[from], list[to])
  for (let place = 0; place < list.length && isSame(place, place); place++) pairs.add(place, place)
  const shift = base.length - list.length
  for (let to = list.length - 1; to >= 0 && isSame(to + shift, to); to--) pairs.add(to + shift, to)
}

/** Items with equal keys that are in the same order in both lists. */
function pairInOrder(pairs: Pairs, base: KeyAt, list: KeyAt): void {
  const [from, to] = [pairs.freeBase(), pairs.freeItems()]
  const common = commonSubsequence(
    from.map((at) => base(at) ?? ''),
    to.map((at) => list(at) ?? ''),
  )
  for (const [a, b] of common) pairs.add(from[a] ?? 0, to[b] ?? 0)
}

/** Items with equal keys at any positions. */
function pairEqual(pairs: Pairs, base: KeyAt, list: KeyAt): void {
  const places = Map.groupBy(pairs.freeBase(), base)
  for (const at of pairs.freeItems()) {
    const from = places.get(list(at))?.shift()
    if (from !== undefined) pairs.add(from, at)
  }
}

/** With more unmatched items, not all pairs are compared. */
const MAX_COMPARED = 60
const SIMILAR = 0.5
/** In characters. A shorter text may be within another one by coincidence. */
const TELLING = 10
/** The similarity of a text to one with letters between its own: "number 1." may be within "number 16." by coincidence. */
const WITHIN = 0.9

type WordsOf = typeof readWords

function pairSimilar(pairs: Pairs, base: readonly unknown[], list: readonly unknown[]): void {
  const [from, to] = [pairs.freeBase(), pairs.freeItems()]
  if (from.length > MAX_COMPARED || to.length > MAX_COMPARED) return
  // All pairs of texts are compared.
  const wordsOf = oncePerKey(readWords)
  const candidates = from.flatMap((a) =>
    to.map((b) => ({
      ...{ a, b, distance: Math.abs(a - b) },
      likeness: likeness(base[a], list[b], wordsOf),
    })),
  )
  const similar = candidates.filter((candidate) => candidate.likeness >= SIMILAR)
  similar.sort((x, y) => y.likeness - x.likeness || x.distance - y.distance)
  for (const { a, b } of similar) {
    if (pairs.isFree(a) && pairs.matches[b] === null) pairs.add(a, b)
  }
}

/** The similarity, from 0 to 1. Items with different ids, and plain words, are never similar. */
function likeness(a: unknown, b: unknown, wordsOf: WordsOf): number {
  if (!isRecord(a) || !isRecord(b) || findItemId(a) !== null || findItemId(b) !== null) return 0
  if (typeof a.text === 'string' && typeof b.text === 'string' && Array.isArray(a.spans)) {
    return likenessOfTexts(a.text, b.text, wordsOf)
  }
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  const told = names.filter((name) => isTold(a[name]) || isTold(b[name]))
  if (told.length === 0) return 1
  // The first fields, such as a name, identify an item best.
  const weights = told.map((name, place) => ({ name, weight: 1 / (place + 1) }))
  const same = weights.filter(({ name }) => isSameValue(a[name], b[name]))
  return sum(same) / sum(weights)
}

function sum(weights: readonly { weight: number }[]): number {
  return weights.reduce((total, { weight }) => total + weight, 0)
}

/** Empty fields do not identify an item. */
export function isTold(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

/** The share of the longer text that both have at the beginning and at the end; 1 if it is the shorter text with words inserted. */
function likenessOfTexts(a: string, b: string, wordsOf: WordsOf): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (long === '') return 1
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  let end = 0
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end += 1
  const share = (start + end) / long.length
  if (short.length < TELLING) return share
  if (hasWordsOf(wordsOf(long), wordsOf(short))) return 1
  return start + end === short.length ? Math.max(share, WITHIN) : share
}

function pairReplaced(pairs: Pairs, base: readonly unknown[], list: readonly unknown[]): void {
  for (const at of pairs.freeItems()) {
    const before = at === 0 ? -1 : (pairs.matches[at - 1] ?? null)
    if (before === null || !pairs.isFree(before + 1)) continue
    const [old, item] = [base[before + 1], list[at]]
    const canBeRewritten = isRecord(old) && isRecord(item) && findItemId(item) === null
    if (canBeRewritten && findItemId(old) === null) pairs.add(before + 1, at)
  }
}
