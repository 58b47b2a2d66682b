import type { Database } from '#db/database.ts'
import { AppError } from '#lib/app-error.ts'
import { diffDocuments } from '../merge/merge-documents.ts'
import {
  type PublishOptions,
  type PublishResult,
  publishContent,
} from '../publish/publish-content.ts'
import { checkReleaseUids } from '../publish/release-uids.ts'
import type { StoredDocument } from '../stored-document.ts'
import { valueAt } from './document-at.ts'

type RestoreOptions = Pick<PublishOptions, 'now' | 'createRef' | 'author' | 'why' | 'dryRun'>

/** The document after the publish of that number; `null` if it was not published then. Throws if nothing tells. */
export async function getDocumentAt(
  db: Database,
  id: string,
  version: number,
): Promise<StoredDocument | null> {
  const past = await valueAt(db, { content: 'document', id }, version)
  if (past === 'unknown') {
    throw new AppError(
      'not-found',
      `There is no revision ${version} of ${id}, or it is no longer known.`,
    )
  }
  return past && (past.value as StoredDocument)
}

// The content API sends `null` for unpublished documents, although Prismic's type does not allow it.
const NO_DATE = null as unknown as StoredDocument['last_publication_date']

/** Publishes an old version as a new one. Whatever came in between stays in the history. */
export async function restoreRevision(
  db: Database,
  { id, version }: { id: string; version: number },
  options: RestoreOptions,
): Promise<PublishResult> {
  const document = await getDocumentAt(db, id, version)
  return publishContent(
    db,
    async (change) => {
      if (document === null) await change.remove([id])
      else {
        await change.put([{ ...document, last_publication_date: NO_DATE }])
        checkReleaseUids({ revision: version }, [document], await change.uidConflicts())
      }
      return {}
    },
    { ...options, kind: 'restore', why: options.why ?? `revision ${version}` },
  )
}

/** The changes from one revision of a document to another. */
export async function compareRevisions(
  db: Database,
  id: string,
  { from, to }: { from: number; to: number },
) {
  return diffDocuments(await getDocumentAt(db, id, from), await getDocumentAt(db, id, to))
}
