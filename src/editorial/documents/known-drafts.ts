import type { Database } from '#db/database.ts'
import { draftDocuments, draftRefs } from '#db/desk-drafts.ts'
import { batches } from '#lib/batches.ts'
import { findPageId } from '#repository/drafts/page-drafts.ts'
import type { StoredDocument } from '#repository/stored-document.ts'

export type KnownDraft = {
  document: StoredDocument
  savedAt: string
  savedBy: string | null
  hasConflicts: boolean
}

export type KnownDrafts = ReturnType<typeof createKnownDrafts>

/**
 * All drafts of documents without a release. Each save gives a draft a new ref, so only those that somebody has saved since are read
 * again.
 */
export function createKnownDrafts(db: Database) {
  let known: ReadonlyMap<string, { ref: string; draft: KnownDraft }> = new Map()

  async function read(): Promise<ReadonlyMap<string, KnownDraft>> {
    const refs = (await draftRefs(db)).filter(({ document_id }) => findPageId(document_id) === null)
    const fresh = refs.filter(({ document_id, key }) => known.get(document_id)?.ref !== key)
    const next = new Map<string, { ref: string; draft: KnownDraft }>()
    for (const { document_id } of refs) {
      const old = known.get(document_id)
      if (old) next.set(document_id, old)
    }
    const keys = new Map(fresh.map(({ document_id, key }) => [document_id, key]))
    for (const some of batches([...keys.keys()])) {
      for (const { document_id, document, saved_at, author, conflicts } of await draftDocuments(
        db,
        some,
      )) {
        const draft = {
          document: JSON.parse(document) as StoredDocument,
          savedAt: saved_at,
          savedBy: author,
          hasConflicts: conflicts !== '[]',
        }
        next.set(document_id, { ref: keys.get(document_id) ?? '', draft })
      }
    }
    known = next
    return new Map([...next].map(([id, { draft }]) => [id, draft]))
  }

  return { read }
}
