import type { PrismicDocument } from '@prismicio/client'
import { dependencyKeys } from '#db/content-keys.ts'
import type { ContentClient, DocumentSource } from './content-client.ts'
import {
  readSelected,
  type Selection,
  selectDocuments,
  type Watch,
  watchSelection,
} from './select-documents.ts'

/** Records what a page depends on. */
export type Recorder = {
  key: (key: string) => void
  watch: (watch: Watch) => void
  /** When the read data may change by time alone. */
  until: (instant: Date) => void
}

/** The same client, recording what a page depends on, including misses. */
export function recordDependencies(
  content: ContentClient & DocumentSource,
  record: Recorder,
): ContentClient {
  function recorded<Document extends PrismicDocument>(document: Document): Document {
    record.key(dependencyKeys.document(document.id))
    return document
  }

  return {
    inTurns: content.inTurns,
    lifespanOf: content.lifespanOf,
    timesOf: content.timesOf,
    getByID(id) {
      record.key(dependencyKeys.document(id))
      return content.getByID(id)
    },
    async getByUID<Document extends PrismicDocument>(type: Document['type'], uid: string) {
      record.key(dependencyKeys.uid(type, uid))
      return recorded(await content.getByUID<Document>(type, uid))
    },
    // The type has one document, so a change to the type is a change to it.
    async getSingle<Document extends PrismicDocument>(type: Document['type']) {
      record.key(dependencyKeys.type(type))
      return recorded(await content.getSingle<Document>(type))
    },
    /** Depends only on documents that affect the selection. */
    async select<Document extends PrismicDocument, Value>(
      type: Document['type'],
      selection: Selection<Document, Value>,
    ) {
      const parts = await content.partsOf<Document>(type, selection)
      const { selected, until } = await content.inTurns(selectDocuments(parts, selection))
      record.watch(watchSelection(type, selection, selected))
      if (Number.isFinite(until)) record.until(new Date(until))
      return content.inTurns(readSelected(selected, selection))
    },
  }
}
