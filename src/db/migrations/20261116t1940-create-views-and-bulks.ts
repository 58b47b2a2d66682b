import type { Kysely } from 'kysely'

// A bulk change is stored with what it did to each document, so that it goes on after a crash and can be undone.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_views')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('is_shared', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('desk_views_list').on('desk_views').column('list').execute()
  await db.schema
    .createTable('desk_bulks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('lease_until', 'text')
    .execute()
  await db.schema.createIndex('desk_bulks_made_at').on('desk_bulks').column('made_at').execute()
  await db.schema
    .createTable('desk_bulk_rows')
    .addColumn('bulk_id', 'text', (column) => column.notNull())
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('seen', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('message', 'text')
    .addColumn('done', 'text')
    .addPrimaryKeyConstraint('desk_bulk_rows_key', ['bulk_id', 'document_id'])
    .execute()
}
