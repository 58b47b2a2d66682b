import type { Kysely } from 'kysely'

// Every publish and what it did to each document. A revision holds the changes, from which older versions are
// computed backwards, starting from what is published: so one that adds a document holds nothing, and the oldest
// ones can be deleted at any time.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_publishes')
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('ref', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('author_kind', 'text', (column) => column.notNull())
    .addColumn('author', 'text')
    .addColumn('reason', 'text')
    .addColumn('release_id', 'text')
    .execute()
  await db.schema
    .createIndex('content_publishes_day')
    .on('content_publishes')
    .column('day')
    .execute()
  await db.schema
    .createIndex('content_publishes_author')
    .on('content_publishes')
    .column('author')
    .execute()
  await db.schema
    .createTable('revisions')
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('type', 'text')
    .addColumn('uid', 'text')
    .addColumn('lang', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('from_version', 'integer')
    .addColumn('changes', 'text')
    .addColumn('whole', 'text')
    .addColumn('since_whole', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('revisions_key', ['content', 'id', 'version'])
    .execute()
  await db.schema.createIndex('revisions_version').on('revisions').column('version').execute()
}
