import type { Kysely } from 'kysely'

// What tools call the documents that they write. Documents themselves have no titles.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('document_titles')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .execute()
}
