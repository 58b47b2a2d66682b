import type { PrismicDocument } from '@prismicio/client'
import { dependencyKeys } from '#db/content-keys.ts'
import { mapLinks } from '#repository/document-links.ts'
import type { ContentClient, DocumentSource } from './content-client.ts'
import {
  readSelected,
  type Selection,
  selectDocuments,
  selectionChanges,
  type Watch,
  watchSelection,
} from './select-documents.ts'

type Params = Parameters<ContentClient['getAllByType']>[1]

/** Records what a page depends on. */
export type Recorder = {
  key: (key: string) => void
  watch: (watch: Watch) => void
  /** When what was read may change by time alone. */
  until: (instant: Date) => void
}

/** The same client, recording what a page depends on, including misses. */
export function recordDependencies(
  content: ContentClient & DocumentSource,
  record: Recorder,
): ContentClient {
  function recorded<Document extends PrismicDocument>(document: Document, params: Params) {
    record.key(dependencyKeys.document(document.id))
    if (params?.fetchLinks || params?.graphQuery) recordEmbedded(document, record)
    return document
  }

  const client = {
    inTurns: content.inTurns,
    async getByID(...[id, params]: Parameters<ContentClient['getByID']>) {
      record.key(dependencyKeys.document(id))
      return recorded(await content.getByID(id, params), params)
    },
    async getByUID(...[type, uid, params]: Parameters<ContentClient['getByUID']>) {
      record.key(dependencyKeys.uid(type, uid))
      return recorded(await content.getByUID(type, uid, params), params)
    },
    // The type has one document, so a change to the type is a change to it.
    async getSingle(...[type, params]: Parameters<ContentClient['getSingle']>) {
      record.key(dependencyKeys.type(type))
      return recorded(await content.getSingle(type, params), params)
    },
    async getAllByType(...[type, params]: Parameters<ContentClient['getAllByType']>) {
      record.key(dependencyKeys.type(type))
      const documents = await content.getAllByType(type, params)
      return documents.map((document) => recorded(document, params))
    },
    async getAllByIDs(...[ids, params]: Parameters<ContentClient['getAllByIDs']>) {
      for (const id of ids) record.key(dependencyKeys.document(id))
      const documents = await content.getAllByIDs(ids, params)
      return documents.map((document) => recorded(document, params))
    },
    /** Depends only on documents that affect the selection. */
    async select<Document extends PrismicDocument, Value>(
      type: Document['type'],
      selection: Selection<Document, Value>,
    ) {
      const documents = await content.documentsOf<Document>(type, selection.ids)
      const selected = await content.inTurns(selectDocuments(documents, selection))
      record.watch(watchSelection(type, selection, selected))
      const until = await content.inTurns(selectionChanges(documents, selection))
      if (Number.isFinite(until)) record.until(new Date(until))
      return content.inTurns(readSelected(selected, selection))
    },
  }
  // The methods of Prismic's client are generic in the document, which a spread of parameters loses.
  return client as ContentClient
}

/** These two parameters include parts of linked documents. */
function recordEmbedded(document: PrismicDocument, record: Recorder): void {
  mapLinks(document.data, (link) => {
    if (link.data) record.key(dependencyKeys.document(link.id))
    return link
  })
}
