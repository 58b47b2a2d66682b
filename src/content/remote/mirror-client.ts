import { NotFoundError, type PrismicDocument } from '@prismicio/client'
import { AppError } from '#lib/app-error.ts'
import { createLoopTurns, type LoopTurns } from '#lib/loop-turns.ts'
import { dealTimesOf } from '#repository/deal-times-of.ts'
import type { ContentClient, DocumentSource } from '../content-client.ts'
import { createLifespans } from '../mappers/deal-lifespans.ts'
import { readSelected, type Selection, selectDocuments } from '../select-documents.ts'
import { type DocumentSet, uidKey } from './document-set.ts'

const SOON_SECONDS = 5

/**
 * Reads the documents of a remote repository from memory. No page waits for the network, and a repository that is
 * down, slow or wrong changes nothing. `find` returns the last good documents.
 */
export function createMirrorClient(
  find: () => DocumentSet | null,
  turns: LoopTurns = createLoopTurns(),
): ContentClient & DocumentSource {
  function published(): DocumentSet {
    const documents = find()
    if (documents) return documents
    throw new AppError('unavailable', 'content: the repository was not reached yet', {
      retryAfter: SOON_SECONDS,
    })
  }

  const client = {
    inTurns: turns.run,
    lifespanOf: createLifespans(),
    timesOf: dealTimesOf,
    async getByID(id: string) {
      return getFound(published().byId.get(id))
    },
    async getByUID(type: string, uid: string) {
      return getFound(published().byUid.get(uidKey(type, uid)))
    },
    async getSingle(type: string) {
      return getFound(published().byType.get(type)?.[0])
    },
    async documentsOf(type: string, ids?: readonly string[]) {
      const { byId, byType } = published()
      if (!ids) return byType.get(type) ?? []
      return ids.flatMap((id) => byId.get(id) ?? []).filter((document) => document.type === type)
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
  // The methods of Prismic's client are generic in the document, and take parameters that no page uses.
  return client as unknown as ContentClient & DocumentSource
}

function getFound(document: PrismicDocument | undefined): PrismicDocument {
  if (document) return document
  throw new NotFoundError('No documents were returned', undefined, undefined)
}
