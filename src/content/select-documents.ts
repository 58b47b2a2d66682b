import { isDeepStrictEqual } from 'node:util'
import type { PrismicDocument } from '@prismicio/client'
import { firstPlace } from '#lib/node/first-place.ts'
import { sortWork } from '#lib/node/sort-work.ts'
import { inStretches, mapWork, type Work } from '#lib/node/work.ts'
import type { DocumentParts, Within } from '#repository/deals-within.ts'

/** The data that a page reads from documents of a type. The narrower it is, the less often the page changes. */
export type Selection<Document, Value> = {
  /** Only these can match, so they are looked up instead of searched for. */
  ids?: readonly string[]
  /** Only these can match, so an index may find them. */
  within?: Within
  /** Whether it matches now, or may match later by time alone. Others are not read further. By default all may. */
  mayMatch?: (document: Document) => boolean
  matches: (document: Document) => boolean
  /** The id decides ties. `null` is any order, for counting without sorting. */
  order?: ((a: Document, b: Document) => number) | null
  /** The most documents to take. */
  limit?: number
  /** When `matches` may change for a document by time alone, in ms; see `PageInput.until`. */
  until?: (document: Document) => number
  /** Reads the page's data from a document; changes to anything else do not matter. */
  read: (document: Document) => Value
}

/** Whether a changed document changes a selection's result. `null`: there was or is none. */
export type Watch = (change: DocumentChange) => boolean
type DocumentChange = { before: AnyDocument | null; after: AnyDocument | null }
type AnyDocument = Pick<PrismicDocument, 'id' | 'type'>

type Compare<Document> = (a: Document, b: Document) => number

/** The cost of matching a document, comparing two, and reading one. */
const STEPS = { match: 100, compare: 20, read: 200 }

type Selected<Document> = {
  /** In order. */
  selected: Document[]
  /** When the selection may change by time alone, in ms. */
  until: number
}

/**
 * Reads each document once and keeps only selected ones: lists of all possible matches would be megabytes of garbage for
 * each page of a large site.
 */
export function* selectDocuments<Document extends AnyDocument, Value>(
  parts: DocumentParts<Document>,
  selection: Selection<Document, Value>,
): Work<Selected<Document>> {
  const { ids, mayMatch, matches, until, order, limit } = selection
  const wanted = ids && new Set(ids)
  const compare = totalOrder(order)
  const selected: Document[] = []
  const add = createAdder(selected, { compare, order, limit })
  let first = Number.POSITIVE_INFINITY
  const look = (document: Document) => {
    if (wanted?.has(document.id) === false || mayMatch?.(document) === false) return
    if (until) first = Math.min(first, until(document))
    if (matches(document)) add(document)
  }
  for (const part of parts) {
    const visit = (from: number, to: number) => {
      for (let place = from; place < to; place++) look(part[place] as Document)
    }
    yield* inStretches(part.length, visit, STEPS.match)
  }
  const isSorted = order === null || limit !== undefined
  return {
    selected: isSorted ? selected : yield* sortWork(selected, compare, STEPS.compare),
    until: first,
  }
}

type Adding<Document> = {
  compare: Compare<Document>
  order: Compare<Document> | null | undefined
  limit: number | undefined
}

/** With a limit it keeps the first few in order: sorting all would dominate on a large catalogue. */
function createAdder<Document>(
  selected: Document[],
  { compare, order, limit }: Adding<Document>,
): (document: Document) => void {
  if (limit === undefined) return (document) => void selected.push(document)
  return (document) => {
    const last = selected[limit - 1]
    if (last !== undefined && (order === null || compare(document, last) >= 0)) return
    const isLater = (place: number) => compare(document, selected[place] as Document) < 0
    const place = order === null ? selected.length : firstPlace(selected.length, isLater)
    selected.splice(place, 0, document)
    selected.length = Math.min(selected.length, limit)
  }
}

/** The data that the selection reads from each selected document. */
export function readSelected<Document, Value>(
  selected: readonly Document[],
  { read }: Selection<Document, Value>,
): Work<Value[]> {
  return mapWork(selected, read, STEPS.read)
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
