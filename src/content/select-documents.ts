import { isDeepStrictEqual } from 'node:util'
import type { PrismicDocument } from '@prismicio/client'
import { sortWork } from '#lib/sort-work.ts'
import { filterWork, mapWork, type Work } from '#lib/work.ts'
import type { Within } from '#repository/documents-within.ts'

/** What a page reads from the documents of a type. The narrower it is, the less often the page changes. */
export type Selection<Document, Value> = {
  /** Only these can match, so they are looked up instead of searched for. */
  ids?: readonly string[]
  /** Only these can match, so an index may find them. */
  within?: Within
  /** Whether it matches now, or may by time alone; the others are not asked anything else. By default all may. */
  mayMatch?: (document: Document) => boolean
  matches: (document: Document) => boolean
  /** The id decides ties. `null` is any order, for counting without sorting. */
  order?: ((a: Document, b: Document) => number) | null
  /** The most documents to take. */
  limit?: number
  /** When `matches` may change for a document by time alone, in ms; see `PageInput.until`. */
  until?: (document: Document) => number
  /** What the page reads from a document; changes to anything else do not matter. */
  read: (document: Document) => Value
}

/** Whether a changed document changes a selection's result. `null`: there was or is none. */
export type Watch = (change: DocumentChange) => boolean
type DocumentChange = { before: AnyDocument | null; after: AnyDocument | null }
type AnyDocument = Pick<PrismicDocument, 'id' | 'type'>

type Compare<Document> = (a: Document, b: Document) => number

/** The cost of matching a document, comparing two, reading one, and asking when one changes. */
const STEPS = { match: 100, compare: 20, read: 200, until: 20 }

/** The documents that may match, now or by time alone. */
export function* possibleDocuments<Document extends AnyDocument, Value>(
  documents: readonly Document[],
  { ids, mayMatch }: Selection<Document, Value>,
): Work<readonly Document[]> {
  if (!ids && !mayMatch) return documents
  const wanted = ids && new Set(ids)
  const isPossible = (document: Document) =>
    (!wanted || wanted.has(document.id)) && (!mayMatch || mayMatch(document))
  return yield* filterWork(documents, isPossible, STEPS.match)
}

/** The selected documents themselves, in order. */
export function* selectDocuments<Document extends AnyDocument, Value>(
  documents: readonly Document[],
  selection: Selection<Document, Value>,
): Work<Document[]> {
  return yield* matchingDocuments(yield* possibleDocuments(documents, selection), selection)
}

/** Of the possible documents those that match now, in order. */
export function* matchingDocuments<Document extends AnyDocument, Value>(
  possible: readonly Document[],
  { matches, order, limit }: Selection<Document, Value>,
): Work<Document[]> {
  const compare = totalOrder(order)
  const found = yield* filterWork(possible, matches, STEPS.match)
  if (order === null) return found.slice(0, limit)
  return limit === undefined
    ? yield* sortWork(found, compare, STEPS.compare)
    : yield* firstOf(found, compare, limit)
}

/** What the selection reads from each selected document. */
export function readSelected<Document, Value>(
  selected: readonly Document[],
  { read }: Selection<Document, Value>,
): Work<Value[]> {
  return mapWork(selected, read, STEPS.read)
}

/** When the selection may change by time alone, in ms. */
export function* selectionChanges<Document extends AnyDocument, Value>(
  possible: readonly Document[],
  { until }: Selection<Document, Value>,
): Work<number> {
  let first = Number.POSITIVE_INFINITY
  if (!until) return first
  for (const document of possible) {
    yield STEPS.until
    first = Math.min(first, until(document))
  }
  return first
}

/** `selected` is the selection's result. */
export function watchSelection<Document extends AnyDocument, Value>(
  type: string,
  { ids, mayMatch = () => true, matches, order, limit, read }: Selection<Document, Value>,
  selected: readonly Document[],
): Watch {
  const compare = totalOrder(order)
  const last = limit !== undefined && selected.length >= limit ? selected.at(-1) : undefined
  const ifWanted = (changed: AnyDocument | null) => {
    if (changed?.type !== type || ids?.includes(changed.id) === false) return null
    const document = changed as Document
    return mayMatch(document) && matches(document) ? document : null
  }
  const isInWindow = (document: Document | null) =>
    document !== null && (last === undefined || compare(document, last) <= 0)

  return ({ before, after }) => {
    const [was, is] = [ifWanted(before), ifWanted(after)]
    if (!isInWindow(was) && !isInWindow(is)) return false
    if (!was || !is) return true
    return compare(was, is) !== 0 || !isDeepStrictEqual(read(was), read(is))
  }
}

function totalOrder<Document extends AnyDocument>(
  order: Compare<Document> | null | undefined,
): Compare<Document> {
  return (a, b) => order?.(a, b) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
}

/** Avoids sorting everything for the first few, which would dominate on a large catalogue. */
function* firstOf<Item>(
  items: readonly Item[],
  compare: Compare<Item>,
  limit: number,
): Work<Item[]> {
  const first: Item[] = []
  for (const item of items) {
    yield STEPS.compare
    const last = first[limit - 1]
    if (last !== undefined && compare(item, last) >= 0) continue
    const place = first.findIndex((other) => compare(item, other) < 0)
    first.splice(place < 0 ? first.length : place, 0, item)
    first.length = Math.min(first.length, limit)
  }
  return first
}
