import type { Kysely } from 'kysely'

// Tokens of tools that write by API. Only hashes are stored. An ended token stays, because revisions name it.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('write_tokens')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text')
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute()
}
