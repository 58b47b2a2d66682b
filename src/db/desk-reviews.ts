import type { Database } from './database.ts'
import { insertNew } from './insert-new.ts'
import { changeRows, findRow } from './matching-rows.ts'
import type { Tables } from './tables.ts'

export type DeskReviewRow = Tables['desk_reviews']
type DeskNoteRow = Tables['desk_notes']

type NewReview = Omit<DeskReviewRow, 'closed_at' | 'closed_by' | 'outcome' | 'reason'>

/** `false` if the document waits for a review already, or one of that id was sent before. */
export async function addDeskReview(db: Database, row: NewReview): Promise<boolean> {
  return insertNew(db, {
    into: 'desk_reviews',
    row: { ...row, closed_at: null, closed_by: null, outcome: null, reason: null },
  })
}

export async function findDeskReview(db: Database, id: string): Promise<DeskReviewRow | null> {
  return findRow(db, 'desk_reviews', { id })
}

/** The latest review, open or not. */
export async function findLastReview(
  db: Database,
  documentId: string,
): Promise<DeskReviewRow | null> {
  const query = db
    .selectFrom('desk_reviews')
    .selectAll()
    .where('document_id', '=', documentId)
    .orderBy('sent_at', 'desc')
    .limit(1)
  return (await query.executeTakeFirst()) ?? null
}

/** The open reviews, the longest waiting first. */
export async function openReviews(db: Database, limit: number): Promise<DeskReviewRow[]> {
  return db
    .selectFrom('desk_reviews')
    .selectAll()
    .where('closed_at', 'is', null)
    .orderBy('sent_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export type Closing = {
  outcome: NonNullable<DeskReviewRow['outcome']>
  by: string | null
  at: Date
  reason?: string | null
}

/** Closes the open review of this document. `false` if there is none. */
export async function closeReview(
  db: Database,
  documentId: string,
  { outcome, by, at, reason = null }: Closing,
): Promise<boolean> {
  return changeRows(db, 'desk_reviews', {
    where: { document_id: documentId, closed_at: null },
    set: { outcome, closed_by: by, closed_at: at.toISOString(), reason },
  })
}

/** A draft that is published needs no review any more. */
export async function closePublishedReviews(
  db: Database,
  drafts: readonly Pick<Tables['drafts'], 'document_id' | 'release_id'>[],
  { author, publishedAt }: { author: string | null; publishedAt: Date },
): Promise<void> {
  for (const { document_id, release_id } of drafts) {
    if (release_id !== '') continue
    await closeReview(db, document_id, { outcome: 'published', by: author, at: publishedAt })
  }
}

/** `false` if there is a note of that id already. */
export async function addDeskNote(
  db: Database,
  row: Omit<DeskNoteRow, 'cleared_at' | 'cleared_by'>,
): Promise<boolean> {
  return insertNew(db, {
    into: 'desk_notes',
    row: { ...row, cleared_at: null, cleared_by: null },
    key: ['id'],
  })
}

export async function findDeskNote(db: Database, id: string): Promise<DeskNoteRow | null> {
  return findRow(db, 'desk_notes', { id })
}

/** The notes that nobody has cleared, of one document or of all, the earliest first. */
export async function openNotes(
  db: Database,
  { documentId, limit }: { documentId: string | null; limit: number },
): Promise<DeskNoteRow[]> {
  let query = db.selectFrom('desk_notes').selectAll().where('cleared_at', 'is', null)
  if (documentId !== null) query = query.where('document_id', '=', documentId)
  return query.orderBy('made_at').orderBy('id').limit(limit).execute()
}

/** `false` if somebody has cleared it before. */
export async function clearDeskNote(
  db: Database,
  { id, by, at }: { id: string; by: string; at: Date },
): Promise<boolean> {
  const set = { cleared_at: at.toISOString(), cleared_by: by }
  return changeRows(db, 'desk_notes', { where: { id, cleared_at: null }, set })
}
