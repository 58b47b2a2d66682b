import { relationOf } from '#lib/field-values.ts'
import type { Point } from '#lib/singapore-point.ts'
import type { Work } from '#lib/work.ts'
import type { DealDocument } from './documents.ts'
import { groupIndex } from './index/group-index.ts'
import { NO_SLOTS, type SlotList, uniteSlots } from './index/slot-list.ts'
import type { Snapshot } from './snapshot.ts'
import type { StoredDocument } from './stored-document.ts'

/**
 * What an index can find: documents of a brand, by its uid, or all with an outlet up to so many degrees from a point, with a few
 * further away.
 */
export type Within = { brand: string } | { near: readonly Point[]; degrees: number }

/** Only documents with these ids, or those that an index finds. */
export type Narrowing = { ids?: readonly string[] | undefined; within?: Within | undefined }

/** The side of a cell, about 1.1 km. Documents are found by the cells of their outlets. */
const CELL_DEGREES = 0.01

/** So that a page looks at a few of very many. */
export function* documentsWithin(snapshot: Snapshot, within: Within): Work<StoredDocument[]> {
  const slots = yield* 'brand' in within ? ofBrand(snapshot, within) : inCells(snapshot, within)
  return Array.from(slots, (slot) => snapshot.slots.bySlot.at(slot)).filter(
    (found) => found != null,
  )
}

type OfBrand = Extract<Within, { brand: string }>
type Near = Exclude<Within, OfBrand>

function* ofBrand(snapshot: Snapshot, { brand }: OfBrand): Work<SlotList> {
  const index = yield* snapshot.indexes.get('brands', () => groupIndex(brandsOf))
  return index.get(brand) ?? NO_SLOTS
}

function* inCells(snapshot: Snapshot, { near, degrees }: Near): Work<SlotList> {
  const index = yield* snapshot.indexes.get('cells', () => groupIndex(cellsOf))
  const cells = new Set(near.flatMap((point) => cellsAround(point, degrees)))
  return yield* uniteSlots(
    [...cells].map((cell) => index.get(cell) ?? NO_SLOTS),
    snapshot.slots.bySlot.length,
  )
}

function brandsOf({ data }: StoredDocument): string[] {
  const uid = relationOf((data as DealDocument['data']).brand)?.uid
  return uid === undefined ? [] : [uid]
}

function cellsOf({ data }: StoredDocument): Set<string> {
  const { outlets } = data as DealDocument['data']
  // A draft may hold anything.
  if (!Array.isArray(outlets)) return new Set()
  return new Set(
    outlets.flatMap((outlet) =>
      isPoint(outlet) ? cellAt(line(outlet.lat), line(outlet.lng)) : [],
    ),
  )
}

function isPoint(outlet: { lat?: unknown; lng?: unknown } | null): outlet is Point {
  return typeof outlet?.lat === 'number' && typeof outlet.lng === 'number'
}

function cellsAround({ lat, lng }: Point, degrees: number): string[] {
  const rows = linesBetween(lat - degrees, lat + degrees)
  const columns = linesBetween(lng - degrees, lng + degrees)
  return rows.flatMap((row) => columns.map((column) => cellAt(row, column)))
}

function linesBetween(low: number, high: number): number[] {
  const first = line(low)
  return Array.from({ length: line(high) - first + 1 }, (_, place) => first + place)
}

function line(degrees: number): number {
  return Math.floor(degrees / CELL_DEGREES)
}

function cellAt(row: number, column: number): string {
  return `${row},${column}`
}
