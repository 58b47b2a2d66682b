import type { Kysely } from 'kysely'

// Searches and lists that an account wants to hear of. `path` is the page's own address.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('followed_searches')
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('followed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('followed_searches_key', ['account_id', 'path'])
    .execute()
}
