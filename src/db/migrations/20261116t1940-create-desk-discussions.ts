import type { Kysely } from 'kysely'

// What people say about a document outlives its draft, its publishes and the document itself: nothing here has a
// foreign key, and nothing is deleted. Ids are chosen by browsers, so that the same request sent again adds nothing.
export async function up(db: Kysely<unknown>): Promise<void> {
  await createComments(db)
  await createReviews(db)
  await db.schema
    .createTable('desk_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('cleared_at', 'text')
    .addColumn('cleared_by', 'text')
    .execute()
  await db.schema
    .createIndex('desk_notes_open')
    .on('desk_notes')
    .columns(['document_id', 'made_at'])
    .where('cleared_at' as never, 'is', null)
    .execute()
}

async function createComments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_comments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('thread_id', 'text', (column) => column.notNull())
    .addColumn('path', 'text')
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('draft_version', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('resolved_at', 'text')
    .addColumn('resolved_by', 'text')
    .execute()
  await db.schema
    .createIndex('desk_comments_document')
    .on('desk_comments')
    .columns(['document_id', 'made_at'])
    .execute()
  await db.schema
    .createTable('desk_mentions')
    .addColumn('comment_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text')
    .addPrimaryKeyConstraint('desk_mentions_key', ['comment_id', 'person_id'])
    .execute()
  await db.schema
    .createIndex('desk_mentions_unseen')
    .on('desk_mentions')
    .column('person_id')
    .where('seen_at' as never, 'is', null)
    .execute()
}

async function createReviews(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_reviews')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('draft_version', 'integer', (column) => column.notNull())
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .addColumn('closed_at', 'text')
    .addColumn('closed_by', 'text')
    .addColumn('outcome', 'text')
    .addColumn('reason', 'text')
    .execute()
  await db.schema
    .createIndex('desk_reviews_open')
    .unique()
    .on('desk_reviews')
    .column('document_id')
    .where('closed_at' as never, 'is', null)
    .execute()
  await db.schema
    .createIndex('desk_reviews_document')
    .on('desk_reviews')
    .columns(['document_id', 'sent_at'])
    .execute()
}
