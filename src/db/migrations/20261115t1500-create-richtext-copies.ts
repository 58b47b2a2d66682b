import type { Kysely } from 'kysely'

// Not in `richtext_pages`: those are published with the content and live as long as it, these come
// and go as the worker answers.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('richtext_copies')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('taken_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('richtext_copies_key', ['kind', 'id'])
    .execute()
  await db.schema
    .createTable('richtext_pictures')
    .addColumn('source', 'text', (column) => column.primaryKey())
    .addColumn('asset_id', 'text', (column) => column.notNull())
    .execute()
}
