import { relationOf } from '#lib/field-values.ts'
import type { Work } from '#lib/work.ts'
import type { DealDocument } from './documents.ts'
import { groupIndex } from './index/group-index.ts'
import { NO_SLOTS, type SlotList } from './index/slot-list.ts'
import { createMarks, markAll, markedSlots } from './index/slot-marks.ts'
import { placesInRange, sortedIndex } from './index/sorted-index.ts'
import { piecesBetween } from './persistent-list.ts'
import type { Snapshot } from './snapshot.ts'
import type { StoredDocument } from './stored-document.ts'

/** What an index can find: documents of a brand, by its uid, or with an outlet between two latitudes. */
export type Within =
  | { brand: string }
  | { latitudes: readonly (readonly [south: number, north: number])[] }

/** Only documents with these ids, or those that an index finds. */
export type Narrowing = { ids?: readonly string[] | undefined; within?: Within | undefined }

/** So that a page looks at a few of very many. */
export function* documentsWithin(snapshot: Snapshot, within: Within): Work<StoredDocument[]> {
  const slots = yield* 'brand' in within ? ofBrand(snapshot, within) : atLatitudes(snapshot, within)
  return Array.from(slots, (slot) => snapshot.slots.bySlot.at(slot)).filter(
    (found) => found != null,
  )
}

type OfBrand = Extract<Within, { brand: string }>
type AtLatitudes = Exclude<Within, OfBrand>

function* ofBrand(snapshot: Snapshot, { brand }: OfBrand): Work<SlotList> {
  const index = yield* snapshot.indexes.get('brands', () => groupIndex(brandsOf))
  return index.get(brand) ?? NO_SLOTS
}

function* atLatitudes(snapshot: Snapshot, { latitudes }: AtLatitudes): Work<SlotList> {
  const index = yield* snapshot.indexes.get('latitudes', () => sortedIndex(latitudesOf))
  const marks = createMarks(snapshot.slots.bySlot.length)
  for (const [above, below] of latitudes) {
    const { start, end } = placesInRange(index, { above, below, inclusive: true })
    for (const slots of piecesBetween(index.slots, start, end)) yield* markAll(marks, slots)
  }
  return yield* markedSlots(marks)
}

function brandsOf({ data }: StoredDocument): string[] {
  const uid = relationOf((data as DealDocument['data']).brand)?.uid
  return uid === undefined ? [] : [uid]
}

function latitudesOf({ data }: StoredDocument): number[] {
  const { outlets } = data as DealDocument['data']
  // A draft may hold anything.
  if (!Array.isArray(outlets)) return []
  return outlets.flatMap((outlet) => (typeof outlet?.lat === 'number' ? outlet.lat : []))
}
