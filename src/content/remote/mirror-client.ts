import { AppError } from '#lib/node/app-error.ts'
import { createLoopTurns, type LoopTurns } from '#lib/node/loop-turns.ts'
import type { ContentClient, DocumentSource } from '../content-client.ts'
import { createDocumentClient } from '../create-document-client.ts'
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

  return createDocumentClient(
    {
      findById: async (id) => published().byId.get(id),
      findByUid: async (type, uid) => published().byUid.get(uidKey(type, uid)),
      documentsOf: async (type) => published().byType.get(type) ?? [],
      async partsOf(type, { ids }) {
        const { byId, byType } = published()
        if (!ids) return [byType.get(type) ?? []]
        return [ids.flatMap((id) => byId.get(id) ?? []).filter((found) => found.type === type)]
      },
    },
    turns,
  )
}
