import { NotFoundError, type PrismicDocument } from '@prismicio/client'
import type { LoopTurns } from '#lib/node/loop-turns.ts'
import { createLifespans } from '#repository/deal-lifespans.ts'
import { dealTimesOf } from '#repository/deal-times-of.ts'
import type { DocumentParts, Narrowing } from '#repository/deals-within.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import type { ContentClient, DocumentSource } from './content-client.ts'
import { readSelected, type Selection, selectDocuments } from './select-documents.ts'

type Found = StoredDocument | null | undefined

/** Documents in memory, wherever they come from. */
type DocumentReader = {
  findById: (id: string) => Promise<Found>
  findByUid: (type: string, uid: string) => Promise<Found>
  documentsOf: (type: string) => Promise<readonly StoredDocument[]>
  partsOf: (type: string, narrowing: Narrowing) => Promise<DocumentParts>
}

/** The client that pages read documents in memory with. */
export function createDocumentClient(
  { findById, findByUid, documentsOf, partsOf }: DocumentReader,
  turns: LoopTurns,
): ContentClient & DocumentSource {
  const client = {
    inTurns: turns.run,
    lifespanOf: createLifespans(),
    timesOf: dealTimesOf,
    documentsOf,
    partsOf,
    async getByID(id: string) {
      return getFound(await findById(id))
    },
    async getByUID(type: string, uid: string) {
      return getFound(await findByUid(type, uid))
    },
    async getSingle(type: string) {
      return getFound((await documentsOf(type))[0])
    },
    async select<Document extends PrismicDocument, Value>(
      type: Document['type'],
      selection: Selection<Document, Value>,
    ) {
      const parts = (await partsOf(type, selection)) as DocumentParts<Document>
      const { selected } = await turns.run(selectDocuments(parts, selection))
      return turns.run(readSelected(selected, selection))
    },
  }
  // The methods of Prismic's client are generic in the document, and take parameters that no page uses. A stored document
  // lacks only the addresses that depend on a request, which no page reads.
  return client as unknown as ContentClient & DocumentSource
}

function getFound(document: Found): StoredDocument {
  if (document) return document
  throw new NotFoundError('No documents were returned', undefined, undefined)
}
