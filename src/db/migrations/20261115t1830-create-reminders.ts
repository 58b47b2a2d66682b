import type { Kysely } from 'kysely'

// The key is what makes it one message a day: of several processes that want to send it, one can write the
// row. With its account it goes. A device belongs to the session that registered it, so that signing out
// silences it; older ones have none.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reminders')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('account_users.id').onDelete('cascade'),
    )
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('told_until', 'text', (column) => column.notNull())
    .addColumn('ending', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reminders_key', ['account_id', 'channel', 'day'])
    .execute()
  await db.schema.createIndex('reminders_day').on('reminders').column('day').execute()
  await db.schema.alterTable('visitor_devices').addColumn('session_id', 'text').execute()
}
