import { relationOf } from '#lib/node/field-values.ts'
import type { Work } from '#lib/node/work.ts'
import type { Point } from '#lib/singapore-point.ts'
import { lifespanOfDeal } from './deal-lifespans.ts'
import type { DealDocument } from './documents.ts'
import { groupIndex } from './index/group-index.ts'
import { instantIndex, placeAfter } from './index/instant-index.ts'
import { NO_SLOTS, type SlotList, uniteSlots } from './index/slot-list.ts'
import { piecesBetween } from './persistent-list.ts'
import type { Snapshot } from './snapshot.ts'
import type { StoredDocument } from './stored-document.ts'

/**
 * What an index can find: deals of a brand, by its uid, all with an outlet up to so many degrees from a point, with a few
 * further away, or those that are not over at an instant, in ms.
 */
export type Within =
  | { brand: string }
  | { near: readonly Point[]; degrees: number }
  | { notOverAt: number }

/** Only documents with these ids, or deals that an index finds. */
export type Narrowing = { ids?: readonly string[] | undefined; within?: Within | undefined }

/** The side of a cell, about 1.1 km. Documents are found by the cells of their outlets. */
const CELL_DEGREES = 0.01

/** So that a page looks at a few of very many. In parts, because a copy of a long list would be garbage after each page. */
export function* dealsWithin(snapshot: Snapshot, within: Within): Work<DocumentParts> {
  if ('notOverAt' in within) return yield* notOver(snapshot, within)
  const slots = yield* 'brand' in within ? ofBrand(snapshot, within) : inCells(snapshot, within)
  const found = Array.from(slots, (slot) => snapshot.slots.bySlot.at(slot))
  return [found.filter((document) => document != null).filter((each) => isDealIn(snapshot, each))]
}

/** A list of documents in parts. */
export type DocumentParts<Document = StoredDocument> = Iterable<readonly Document[]>

type OfBrand = Extract<Within, { brand: string }>
type NotOver = Extract<Within, { notOverAt: number }>
type Near = Exclude<Within, OfBrand | NotOver>

/** All ends are in the index, so it answers for any instant, also after the clock was set back. */
function* notOver(snapshot: Snapshot, { notOverAt }: NotOver): Work<DocumentParts> {
  const { mainLanguage } = snapshot
  const endOf = (document: StoredDocument) =>
    isDealIn({ mainLanguage }, document) ? lifespanOfDeal(document as DealDocument).ends : null
  const index = yield* snapshot.indexes.get(`ends in ${mainLanguage}`, () => instantIndex(endOf))
  const { documents } = index
  return piecesBetween(documents, placeAfter(index, notOverAt), documents.length)
}

/** In the site's language. */
function isDealIn({ mainLanguage }: Pick<Snapshot, 'mainLanguage'>, document: StoredDocument) {
  return document.type === 'deal' && document.lang === mainLanguage
}

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
