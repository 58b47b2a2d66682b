import type { Kysely } from 'kysely'

// Documents are whole JSON texts: queries run on the in-memory snapshot, never in SQL.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('documents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('uid', 'text')
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addUniqueConstraint('documents_uid', ['type', 'uid', 'lang'])
    .execute()
  await db.schema
    .createTable('richtext_pages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('block_map', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('content_state')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ref', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .execute()
}
