import type { Kysely } from 'kysely'

// Who has scheduled or filled a release, and why, for the history of what it publishes later. Scheduling and removing a
// release changes no document, so it has a log of its own. Older builds leave the columns empty.
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['author', 'reason']) {
    await db.schema.alterTable('releases').addColumn(name, 'text').execute()
  }
  await db.schema
    .createTable('release_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('release_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('happened_at', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('author_kind', 'text', (column) => column.notNull())
    .addColumn('author', 'text')
    .addColumn('reason', 'text')
    .addColumn('due_at', 'text')
    .addColumn('back_at', 'text')
    .execute()
  await db.schema
    .createIndex('release_events_time')
    .on('release_events')
    .columns(['happened_at', 'id'])
    .execute()
}
