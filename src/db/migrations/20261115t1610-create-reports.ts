import type { Kysely } from 'kysely'

// One report for each reporter, deal and day in Singapore: the key says so, whoever asks at once.
// `network` is a keyed hash of where an anonymous report came from, and is forgotten after its day.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deal_reports')
    .addColumn('deal_id', 'text', (column) => column.notNull())
    .addColumn('reporter', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('reported_at', 'text', (column) => column.notNull())
    .addColumn('network', 'text')
    .addPrimaryKeyConstraint('deal_reports_key', ['deal_id', 'reporter', 'day'])
    .execute()
  await db.schema.createIndex('deal_reports_day').on('deal_reports').column('day').execute()
  await db.schema
    .createIndex('deal_reports_reporter')
    .on('deal_reports')
    .column('reporter')
    .execute()
}
