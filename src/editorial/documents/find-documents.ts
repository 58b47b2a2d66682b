import { isOver } from '#deals/times/lifespan.ts'
import { sortWork } from '#lib/sort-work.ts'
import { mapWork, type Work } from '#lib/work.ts'
import type { LifespanOf } from '#repository/deal-lifespans.ts'
import type { DealDocument } from '#repository/documents.ts'
import type { GroupIndex } from '#repository/index/group-index.ts'
import { intersectSlots, NO_SLOTS, type SlotList, uniteSlots } from '#repository/index/slot-list.ts'
import { toWords } from '#repository/query/document-words.ts'
import { allWords } from '#repository/query/fulltext.ts'
import type { Snapshot } from '#repository/snapshot.ts'
import type { StoredDocument } from '#repository/stored-document.ts'

export type DocumentQuery = { type: string | null; words: readonly string[] }

/** More words than anybody types. */
const MOST_WORDS = 12
/** A beginning of a word that fits more words than this is too short to tell anything. */
const MOST_ENDINGS = 400

/** The words that somebody searches for. The last one may be unfinished. */
export function toQueryWords(text: string): string[] {
  return toWords(text).slice(0, MOST_WORDS)
}

/** Published documents with all words anywhere in them, newest publication first. */
export function* findPublished(
  snapshot: Snapshot,
  { type, words }: DocumentQuery,
): Work<readonly StoredDocument[]> {
  if (words.length === 0) {
    const all = type === null ? snapshot.documents : snapshot.byType.get(type)
    return all?.parts.flat() ?? []
  }
  const index = yield* allWords(snapshot)
  const lists: SlotList[] = words.slice(0, -1).map((word) => index.get(word) ?? NO_SLOTS)
  const last = yield* slotsBeginning(index, words.at(-1) ?? '', snapshot.slots.bySlot.length)
  const slots = yield* intersectSlots([...lists, last])
  const places = snapshot.order.places()
  const ordered = yield* sortWork(slots, (a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  const found = yield* mapWork(ordered, (slot) => snapshot.slots.bySlot.at(slot) ?? null)
  return found.filter(
    (document) => document !== null && (type === null || document.type === type),
  ) as StoredDocument[]
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
    for (const word of index.keys()) {
      if (word.startsWith(start) && word !== start) lists.push(index.get(word) ?? NO_SLOTS)
      if (lists.length > MOST_ENDINGS) break
      yield
    }
  }
  return yield* uniteSlots(lists, slotCount)
}

/** Whether a draft has all words, as `findPublished` finds them. */
export function hasWords(
  draft: { document: StoredDocument; words: ReadonlySet<string> },
  { type, words }: DocumentQuery,
): boolean {
  return (type === null || draft.document.type === type) && hasAllWords(draft.words, words)
}

/** The last word may be the beginning of one. */
export function hasAllWords(own: ReadonlySet<string>, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const last = words.at(-1) ?? ''
  return words.slice(0, -1).every((word) => own.has(word)) && begins(own, last)
}

function begins(words: ReadonlySet<string>, start: string): boolean {
  if (words.has(start)) return true
  return start.length > 1 && words.values().some((word) => word.startsWith(start))
}

export type HasEnded = (document: StoredDocument, now: Date) => boolean

/** Only a deal ends. */
export function createHasEnded(lifespanOf: LifespanOf): HasEnded {
  return (document, now) =>
    document.type === 'deal' && isOver(lifespanOf(document as DealDocument), now.getTime())
}
