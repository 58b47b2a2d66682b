import type { Kysely } from 'kysely'

// Who is told of publishes, and how far they have been told. `sealed` is the secret that goes into each message,
// encrypted. A publish names its release, which is gone by then, so that messages can.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhooks')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text')
    .addColumn('made_by', 'text')
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('told_version', 'integer', (column) => column.notNull())
    .addColumn('told_at', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('failed_at', 'text')
    .addColumn('retry_at', 'text')
    .addColumn('claimed_until', 'text')
    .execute()
  for (const name of ['release_ref', 'release_label']) {
    await db.schema.alterTable('content_publishes').addColumn(name, 'text').execute()
  }
}
