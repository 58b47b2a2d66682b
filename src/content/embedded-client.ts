import { NotFoundError, type PrismicDocument } from '@prismicio/client'
import type { ContentService } from '#repository/content-service.ts'
import { dealTimesOf } from '#repository/deal-times-of.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import type { ContentClient, DocumentSource } from './content-client.ts'
import { createLifespans } from './mappers/deal-lifespans.ts'
import { readSelected, type Selection, selectDocuments } from './select-documents.ts'

/**
 * Reads the snapshot's own documents, which are frozen, without a request or a response: the published ones, or those
 * of `ref`.
 */
export function createEmbeddedClient(
  service: ContentService,
  ref?: string,
): ContentClient & DocumentSource {
  const { turns } = service
  const currentRef = () => ref ?? service.masterRef()

  const client = {
    inTurns: turns.run,
    lifespanOf: createLifespans(),
    timesOf: dealTimesOf,
    async getByID(id: string) {
      return getFound(await service.findById(id, currentRef()))
    },
    async getByUID(type: string, uid: string) {
      return getFound(await service.findByUid(type, uid, currentRef()))
    },
    async getSingle(type: string) {
      const [document] = await client.documentsOf(type)
      return getFound(document ?? null)
    },
    async documentsOf(type: string, ids?: readonly string[]) {
      return service.documentsOf(type, { ref: currentRef(), ids })
    },
    async select<Document extends PrismicDocument, Value>(
      type: Document['type'],
      selection: Selection<Document, Value>,
    ) {
      const documents = (await client.documentsOf(type, selection.ids)) as readonly Document[]
      const selected = await turns.run(selectDocuments(documents, selection))
      return turns.run(readSelected(selected, selection))
    },
  }
  // A stored document lacks only the addresses that depend on a request, which no page reads.
  return client as unknown as ContentClient & DocumentSource
}

function getFound(document: StoredDocument | null): StoredDocument {
  if (document) return document
  throw new NotFoundError('No documents were returned', undefined, undefined)
}
