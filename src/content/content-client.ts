import type { PrismicDocument } from '@prismicio/client'
import type { Success } from '#deals/deal.ts'
import type { LoopTurns } from '#lib/node/loop-turns.ts'
import type { LifespanOf, TimesOf } from '#repository/deal-lifespans.ts'
import type { DocumentParts, Narrowing } from '#repository/deals-within.ts'
import type { Selection } from './select-documents.ts'

/**
 * The client that pages read documents with. Its methods are named as in Prismic's own, which reads a remote
 * repository; the embedded one reads the snapshot.
 */
export type ContentClient = {
  getByID: <Document extends PrismicDocument>(id: string) => Promise<Document>
  getByUID: <Document extends PrismicDocument>(
    type: Document['type'],
    uid: string,
  ) => Promise<Document>
  getSingle: <Document extends PrismicDocument>(type: Document['type']) => Promise<Document>
  /** Selects documents of a type and returns what the page reads from each. */
  select: <Document extends PrismicDocument, Value>(
    type: Document['type'],
    selection: Selection<Document, Value>,
  ) => Promise<Value[]>
  /** Runs long work on what was read, between requests. */
  inTurns: LoopTurns['run']
  /** When a deal begins and ends; computed once for each document. */
  lifespanOf: LifespanOf
  /** Readers' reports on a deal; given when a page is made for visitors. */
  successOf?: (dealId: string) => Success | null
  /** When a deal can be used, as its document states it. */
  timesOf: TimesOf
}

/** How a client reads the documents of a type. */
export type DocumentSource = {
  documentsOf: <Document extends PrismicDocument>(
    type: Document['type'],
  ) => Promise<readonly Document[]>
  /** The documents that a selection may select, and maybe others: a client without indexes ignores `within`. */
  partsOf: <Document extends PrismicDocument>(
    type: Document['type'],
    narrowing: Narrowing,
  ) => Promise<DocumentParts<Document>>
}
