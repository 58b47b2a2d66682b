import type { ContentService } from '#repository/content-service.ts'
import type { ContentClient, DocumentSource } from './content-client.ts'
import { createDocumentClient } from './create-document-client.ts'

export type ContentClientOptions = {
  service: ContentService
  /** Reads this ref (a preview, a release) instead of the published one. */
  ref?: string
}

/** Reads the snapshot's own documents, which are frozen, without a request or a response. */
export function createContentClient({
  service,
  ref,
}: ContentClientOptions): ContentClient & DocumentSource {
  const currentRef = () => ref ?? service.masterRef()
  return createDocumentClient(
    {
      findById: async (id) => service.findById(id, currentRef()),
      findByUid: async (type, uid) => service.findByUid(type, uid, currentRef()),
      documentsOf: async (type) => service.documentsOf(type, currentRef()),
      partsOf: async (type, { ids, within }) =>
        service.partsOf(type, { ids, within, ref: currentRef() }),
    },
    service.turns,
  )
}
