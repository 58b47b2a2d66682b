import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '#db/database.ts'
import { draftDocuments, draftRefs } from '#db/desk-drafts.ts'
import { batches } from '#lib/node/batches.ts'
import { findPageId } from '#repository/drafts/page-drafts.ts'
import { documentWords } from '#repository/query/document-words.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { toOwnWords } from './find-documents.ts'

export type KnownDrafts = ReturnType<typeof createKnownDrafts>

/**
 * All drafts of documents without a release. Each save gives a draft a new key, so only those that somebody has saved since are
 * read again.
 */
export function createKnownDrafts(db: Database) {
  let known: ReadonlyMap<string, KnownDraft> = new Map()

  async function read(): Promise<ReadonlyMap<string, KnownDraft>> {
    const refs = (await draftRefs(db)).filter(({ document_id }) => findPageId(document_id) === null)
    const keys = new Map(refs.map(({ document_id, key }) => [document_id, key]))
    const fresh = refs.filter(({ document_id, key }) => known.get(document_id)?.key !== key)
    if (fresh.length === 0 && keys.size === known.size) return known
    const next = new Map([...known].filter(([id]) => keys.has(id)))
    for (const some of batches(fresh.map(({ document_id }) => document_id))) {
      for (const row of await draftDocuments(db, some)) {
        next.set(row.document_id, toKnown(row, keys.get(row.document_id) ?? ''))
        // Some drafts take milliseconds to read.
        await nextTurn()
      }
    }
    known = next
    return known
  }

  return { read }
}

type Row = Awaited<ReturnType<typeof draftDocuments>>[number]
type KnownDraft = ReturnType<typeof toKnown>

function toKnown({ document: text, saved_at, author, conflicts }: Row, key: string) {
  const document = JSON.parse(text) as StoredDocument
  return {
    document,
    /** Every word in it, sorted, for searches. */
    words: toOwnWords(documentWords(document)),
    savedAt: saved_at,
    savedBy: author,
    hasConflicts: conflicts !== '[]',
    /** Another one with each save. */
    key,
  }
}
