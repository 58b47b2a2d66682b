import type { Client, PrismicDocument } from '@prismicio/client'
import type { LoopTurns } from '#lib/loop-turns.ts'
import type { Selection } from './select-documents.ts'

/** The part of Prismic's own client that pages may use. */
type PrismicReads = Pick<
  Client,
  'getByID' | 'getByUID' | 'getSingle' | 'getAllByType' | 'getAllByIDs'
>

/**
 * What pages read documents with. Embedded, the client's `fetch` is the service's handler; remote,
 * the network: one client, two endpoints.
 */
export type ContentClient = PrismicReads & {
  /** Some documents of a type, in order: what the page takes from each. */
  select: <Document extends PrismicDocument, Value>(
    type: Document['type'],
    selection: Selection<Document, Value>,
  ) => Promise<Value[]>
  /** Does long work with what was read, between requests. */
  inTurns: LoopTurns['run']
}

/** How a client comes by all documents of a type, or by those with these ids. */
export type DocumentSource = {
  documentsOf: <Document extends PrismicDocument>(
    type: Document['type'],
    ids?: readonly string[],
  ) => Promise<readonly Document[]>
}
