import type { Database } from './database.ts'
import { type Closing, closeReview } from './desk-reviews.ts'
import type { DraftRow } from './draft-rows.ts'
import { insertNew } from './insert-new.ts'
import { removeRows } from './matching-rows.ts'

/** The drafts without a release, each with a key that changes when somebody saves it. */
export async function draftRefs(db: Database) {
  const rows = await db
    .selectFrom('drafts')
    .select(['document_id', 'ref', 'version'])
    .where('release_id', '=', '')
    .execute()
  return rows.map(({ document_id, ref, version }) => ({ document_id, key: `${version} ${ref}` }))
}

/** These drafts, with who saved them last. */
export async function draftDocuments(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('drafts')
    .leftJoin('draft_saves as save', (join) =>
      join
        .onRef('save.document_id', '=', 'drafts.document_id')
        .onRef('save.release_id', '=', 'drafts.release_id')
        .onRef('save.version', '=', 'drafts.version')
        .onRef('save.saved_at', '=', 'drafts.saved_at'),
    )
    .select([
      'drafts.document_id',
      'drafts.document',
      'drafts.conflicts',
      'drafts.saved_at',
      'save.author',
    ])
    .where('drafts.release_id', '=', '')
    .where('drafts.document_id', 'in', ids)
    .execute()
}

type RemovedDraft = { id: string; version: number; ref: string | null }

/** Also closes its review. `false` if somebody else has saved the draft since it was read. */
export async function removeDraft(
  db: Database,
  { id, version, ref }: RemovedDraft,
  closing: Closing,
): Promise<boolean> {
  const draft = { document_id: id, release_id: '', version, ref }
  return db.transaction().execute(async (transaction) => {
    if (!(await removeRows(transaction, 'drafts', draft))) return false
    await closeReview(transaction, id, closing)
    return true
  })
}

/** The saves that led to a draft, the latest first. Those of older drafts of the document may follow. */
export async function draftSavesUntil(
  db: Database,
  { document_id, release_id, version, saved_at }: DraftRow,
  limit: number,
) {
  return db
    .selectFrom('draft_saves')
    .select(['version', 'changes', 'author'])
    .where('document_id', '=', document_id)
    .where('release_id', '=', release_id)
    .where('version', '>', 0)
    .where('version', '<=', version)
    .where('saved_at', '<=', saved_at)
    .orderBy('saved_at', 'desc')
    .orderBy('version', 'desc')
    .limit(limit)
    .execute()
}

/** Remembers an act under the id that the browser chose, so that the same act sent again does nothing. */
export async function rememberAct(
  db: Database,
  act: { documentId: string; saveId: string; author: string; at: Date },
): Promise<void> {
  await insertNew(db, {
    into: 'draft_saves',
    row: {
      document_id: act.documentId,
      release_id: '',
      save_id: act.saveId,
      against: 0,
      version: 0,
      changes: '[]',
      author_kind: 'person',
      author: act.author,
      saved_at: act.at.toISOString(),
    },
    key: ['document_id', 'release_id', 'save_id'],
  })
}

/** The last publish of each of these documents: when and by whom. */
export async function lastPublishes(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('documents')
    .innerJoin('content_publishes as publish', 'publish.version', 'documents.version')
    .select(['documents.id', 'publish.author', 'publish.published_at'])
    .where('documents.id', 'in', ids)
    .execute()
}
