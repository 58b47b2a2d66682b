import type { Kysely } from 'kysely'

// Mails and text messages that are still to be sent. Times are milliseconds, too long for PostgreSQL's integer.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('about', 'text')
    .addColumn('created_at', 'double precision', (column) => column.notNull())
    .addColumn('due_at', 'double precision', (column) => column.notNull())
    .addColumn('expires_at', 'double precision', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('unsure', 'integer', (column) => column.notNull())
    .addColumn('claim', 'text')
    .addColumn('claimed_until', 'double precision')
    .execute()
  await db.schema
    .createIndex('outbox_messages_due')
    .on('outbox_messages')
    .columns(['kind', 'due_at'])
    .execute()
}
