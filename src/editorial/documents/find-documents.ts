import { firstPlace } from '#lib/node/first-place.ts'
import type { Work } from '#lib/node/work.ts'
import type { GroupIndex } from '#repository/index/group-index.ts'
import { intersectSlots, NO_SLOTS, type SlotList, uniteSlots } from '#repository/index/slot-list.ts'
import { toWords } from '#repository/query/document-words.ts'
import { allWords } from '#repository/query/fulltext.ts'
import { typeIndex } from '#repository/query/type-index.ts'
import type { Snapshot } from '#repository/snapshot.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { documentsAt, type Places, placesOf } from './published-places.ts'

export type DocumentQuery = { type: string | null; words: readonly string[] }

/** More words than anybody types. */
const MOST_WORDS = 12
/** A prefix that fits more words than this is too short to be useful. */
const MOST_ENDINGS = 400
const WORDS_BETWEEN_PAUSES = 500

/** The words that somebody searches for. The last one may be unfinished. */
export function toQueryWords(text: string): string[] {
  return toWords(text).slice(0, MOST_WORDS)
}

/** Published documents with all words anywhere in them, newest publication first, or the first `most` of them. */
export function* findPublished(
  snapshot: Snapshot,
  query: DocumentQuery,
  most?: number,
): Work<readonly StoredDocument[]> {
  return yield* documentsAt(snapshot, yield* placesWith(snapshot, query), most)
}

/** The places of published documents with all words anywhere in them. */
export function* placesWith(snapshot: Snapshot, { type, words }: DocumentQuery): Work<Places> {
  const lists: SlotList[] = []
  if (type !== null) lists.push((yield* typeIndex(snapshot)).get(type) ?? NO_SLOTS)
  if (words.length > 0) {
    const index = yield* allWords(snapshot)
    lists.push(...words.slice(0, -1).map((word) => index.get(word) ?? NO_SLOTS))
    lists.push(yield* slotsBeginning(index, words.at(-1) ?? '', snapshot.slots.bySlot.length))
  }
  return yield* placesOf(snapshot, lists.length === 0 ? null : yield* intersectSlots(lists))
}

function* slotsBeginning(
  index: GroupIndex<string>,
  start: string,
  slotCount: number,
): Work<SlotList> {
  const lists: SlotList[] = []
  const whole = index.get(start)
  if (whole) lists.push(whole)
  if (start.length > 1) {
    let steps = 0
    for (const word of index.keys()) {
      if (word.startsWith(start) && word !== start) lists.push(index.get(word) ?? NO_SLOTS)
      if (lists.length > MOST_ENDINGS) break
      steps += 1
      if (steps % WORDS_BETWEEN_PAUSES === 0) yield WORDS_BETWEEN_PAUSES
    }
  }
  return yield* uniteSlots(lists, slotCount)
}

/** The different words of a text, sorted, as `hasAllWords` needs them. */
export function toOwnWords(words: readonly string[]): string[] {
  return [...new Set(words)].sort()
}

/** Whether a draft has all words, as `findPublished` finds them. */
export function hasWords(
  draft: { document: StoredDocument; words: readonly string[] },
  { type, words }: DocumentQuery,
): boolean {
  return (type === null || draft.document.type === type) && hasAllWords(draft.words, words)
}

/** `own` is from `toOwnWords`. The last word may be the beginning of one. */
export function hasAllWords(own: readonly string[], words: readonly string[]): boolean {
  return words.every((word, place) => {
    const first = own[firstPlace(own.length, (candidate) => (own[candidate] ?? '') >= word)]
    if (first === word) return true
    return place === words.length - 1 && word.length > 1 && (first?.startsWith(word) ?? false)
  })
}
