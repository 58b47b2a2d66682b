import type { Database } from './database.ts'
import { insertNew } from './insert-new.ts'
import { findRow } from './matching-rows.ts'
import type { Tables } from './tables.ts'

export type DeskCommentRow = Tables['desk_comments']
type DeskMentionRow = Tables['desk_mentions']

/** `false` if there is a comment of that id already. */
export async function addDeskComment(
  db: Database,
  row: Omit<DeskCommentRow, 'resolved_at' | 'resolved_by'>,
): Promise<boolean> {
  return insertNew(db, {
    into: 'desk_comments',
    row: { ...row, resolved_at: null, resolved_by: null },
    key: ['id'],
  })
}

export async function findDeskComment(db: Database, id: string): Promise<DeskCommentRow | null> {
  return findRow(db, 'desk_comments', { id })
}

/** The earliest first. */
export async function deskComments(db: Database, documentId: string): Promise<DeskCommentRow[]> {
  return db
    .selectFrom('desk_comments')
    .selectAll()
    .where('document_id', '=', documentId)
    .orderBy('made_at')
    .orderBy('id')
    .execute()
}

export async function countDeskComments(db: Database, documentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('desk_comments')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** With `by` the thread is resolved, with `null` open again. `false` if it was so before. */
export async function resolveThread(
  db: Database,
  { thread, by, at }: { thread: string; by: string | null; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('desk_comments')
    .set({ resolved_at: by === null ? null : at.toISOString(), resolved_by: by })
    .where('id', '=', thread)
    .where('resolved_at', by === null ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function addDeskMentions(
  db: Database,
  rows: readonly Omit<DeskMentionRow, 'seen_at'>[],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('desk_mentions')
    .values(rows.map((row) => ({ ...row, seen_at: null })))
    .execute()
}

/** Everybody whom the comments of a document mention. */
export async function mentionsOf(db: Database, documentId: string): Promise<DeskMentionRow[]> {
  return db
    .selectFrom('desk_mentions')
    .innerJoin('desk_comments', 'desk_comments.id', 'desk_mentions.comment_id')
    .selectAll('desk_mentions')
    .where('document_id', '=', documentId)
    .orderBy('name')
    .execute()
}

/** A person's unseen mentions in open threads, the latest first. */
export async function unseenMentions(
  db: Database,
  { personId, limit }: { personId: string; limit: number },
): Promise<DeskCommentRow[]> {
  return db
    .selectFrom('desk_mentions')
    .innerJoin('desk_comments as comment', 'comment.id', 'desk_mentions.comment_id')
    .innerJoin('desk_comments as head', 'head.id', 'comment.thread_id')
    .selectAll('comment')
    .where('desk_mentions.person_id', '=', personId)
    .where('seen_at', 'is', null)
    .where('head.resolved_at', 'is', null)
    .orderBy('comment.made_at', 'desc')
    .limit(limit)
    .execute()
}

/** Marks the mentions of one comment or of a whole thread as seen. */
export async function seeMentions(
  db: Database,
  {
    personId,
    at,
    ...which
  }: { personId: string; at: Date } & ({ comment: string } | { thread: string }),
): Promise<void> {
  await db
    .updateTable('desk_mentions')
    .set({ seen_at: at.toISOString() })
    .where('person_id', '=', personId)
    .where('seen_at', 'is', null)
    .where('comment_id', 'in', (eb) => {
      const ids = eb.selectFrom('desk_comments').select('id')
      return 'comment' in which
        ? ids.where('id', '=', which.comment)
        : ids.where('thread_id', '=', which.thread)
    })
    .execute()
}
