import type { DocumentState } from '#desk/wire/documents.ts'
import { inStretches, type Work } from '#lib/node/work.ts'
import type { LifespanOf } from '#repository/deal-lifespans.ts'
import {
  createMarks,
  isMarked,
  mark,
  type SlotMarks,
  unmark,
} from '#repository/index/slot-marks.ts'
import type { Snapshot } from '#repository/snapshot.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { overIndex } from './over-index.ts'

/**
 * Published documents, marked by their places in the order of publication. To look at 100,000 documents one by one takes
 * most of the time that a list may take; to look at their numbers takes little.
 */
export type Places = SlotMarks

/** The places of the documents in these slots, or of all documents if `slots` is `null`. */
export function* placesOf(snapshot: Snapshot, slots: ArrayLike<number> | null): Work<Places> {
  const marked = createMarks(snapshot.documents.length)
  if (slots === null) return marked.fill(0xffffffff)
  const places = snapshot.order.places()
  yield* inStretches(slots.length, (from, to) => {
    for (let place = from; place < to; place++) mark(marked, places[slots[place] as number] ?? 0)
  })
  return marked
}

type Kept = {
  /** Documents that are shown as drafts. */
  drafts: ReadonlyMap<string, unknown>
  scheduled: ReadonlyMap<string, unknown>
  now: Date
  lifespanOf: LifespanOf
}

/** Keeps only documents without a draft and, if a state is given, in that state. Changes `marked`. */
export function* keepShown(
  marked: Places,
  snapshot: Snapshot,
  { state, drafts, scheduled, now, lifespanOf }: Kept & { state: DocumentState | null },
): Work<Places> {
  for (const place of placesOfIds(snapshot, drafts.keys())) unmark(marked, place)
  if (state === null) return marked
  const due = [...placesOfIds(snapshot, scheduled.keys())]
  if (state === 'scheduled') {
    const kept = createMarks(snapshot.documents.length)
    for (const place of due) if (isMarked(marked, place)) mark(kept, place)
    return kept
  }
  for (const place of due) unmark(marked, place)
  const over = yield* overIndex(snapshot, lifespanOf)
  const [slots, instant, isEnded] = [snapshot.order.list(), now.getTime(), state === 'ended']
  yield* inStretches(slots.length, (from, to) => {
    for (let place = from; place < to; place++) {
      const overAt = over[slots[place] as number] as number
      if (instant >= overAt !== isEnded) unmark(marked, place)
    }
  })
  return marked
}

function* placesOfIds(snapshot: Snapshot, ids: Iterable<string>): Iterable<number> {
  const places = snapshot.order.places()
  for (const id of ids) {
    const slot = snapshot.slots.slotOf.get(id)
    if (slot !== undefined) yield places[slot] as number
  }
}

/** The documents at the marked places, newest publication first, or the first of them. */
export function* documentsAt(
  { documents }: Snapshot,
  marked: Places,
  most = Number.POSITIVE_INFINITY,
): Work<StoredDocument[]> {
  const found: StoredDocument[] = []
  let start = 0
  for (const part of documents.parts) {
    for (let place = 0; place < part.length && found.length < most; place++) {
      if (isMarked(marked, start + place)) found.push(part[place] as StoredDocument)
    }
    start += part.length
    yield part.length
  }
  return found
}
