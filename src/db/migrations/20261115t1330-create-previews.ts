import type { Kysely } from 'kysely'

// The token of a preview is drawn by lot and kept here, not signed: so a link can be made only by
// who reaches the database, and a preview ends when its row or its release goes.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('previews')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('release_id', 'text')
    .addColumn('shown_at', 'text')
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
}
