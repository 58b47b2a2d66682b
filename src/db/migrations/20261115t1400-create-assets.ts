import type { Kysely } from 'kysely'

// Originals are rows, not files, so that one backup holds everything. `bytea` is PostgreSQL's name
// for bytes; SQLite takes any name for a type, and stores bytes as they are.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('assets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .execute()
}
