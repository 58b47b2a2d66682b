import type { Kysely } from 'kysely'

// The first table is written in the transaction that queues the e-mail, so that any number of processes queue it
// once. The second says who wants none.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_report_mails')
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('queued_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('desk_report_mails_key', ['person_id', 'month'])
    .execute()
  await db.schema
    .createTable('desk_report_stops')
    .addColumn('person_id', 'text', (column) => column.primaryKey())
    .addColumn('stopped_at', 'text', (column) => column.notNull())
    .execute()
}
