import type { Kysely } from 'kysely'

// Refs that were once published are kept for a while: a client that still has one is told that it
// expired, and not that it never was. A release is a change that is not published yet.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('past_refs')
    .addColumn('ref', 'text', (column) => column.primaryKey())
    .addColumn('replaced_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('releases')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('ref', 'text', (column) => column.notNull().unique())
    .addColumn('preview_token', 'text', (column) => column.notNull().unique())
    .addColumn('change', 'text', (column) => column.notNull())
    .addColumn('scheduled_at', 'text')
    .execute()
}
