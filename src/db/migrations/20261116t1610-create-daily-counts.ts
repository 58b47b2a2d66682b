import type { Kysely } from 'kysely'

// How often deals and landing pages were looked at, by the day in Singapore. Nothing here is about a visitor.
// Processes add to the rows in batches; `count_batches` remembers those that were added, so that one that is sent again
// adds nothing. Deals live in the content store, so document_id has no foreign key.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('daily_counts')
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('opens', 'integer', (column) => column.notNull())
    .addColumn('copies', 'integer', (column) => column.notNull())
    .addColumn('coupons', 'integer', (column) => column.notNull())
    .addColumn('shop_visits', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_counts_key', ['document_id', 'day'])
    .execute()
  await db.schema.createIndex('daily_counts_day').on('daily_counts').column('day').execute()
  await db.schema
    .createTable('count_batches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('count_batches_added_at')
    .on('count_batches')
    .column('added_at')
    .execute()
}
