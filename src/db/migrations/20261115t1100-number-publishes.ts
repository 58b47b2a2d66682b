import type { Kysely } from 'kysely'

// Each publish has a number, and so has what it touched: another process reads what is newer than the
// number it knows instead of everything. What was removed leaves its id behind for the same reason.
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['content_state', 'documents', 'richtext_pages']) {
    await db.schema
      .alterTable(table)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }
  for (const table of ['documents', 'richtext_pages']) {
    await db.schema.createIndex(`${table}_version`).on(table).column('version').execute()
  }
  await db.schema
    .createTable('removed_content')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('removed_content_key', ['kind', 'id'])
    .execute()
  await db.schema
    .createIndex('removed_content_version')
    .on('removed_content')
    .column('version')
    .execute()
  await db.schema
    .createTable('custom_types')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('custom_types_key', ['kind', 'id'])
    .execute()
}
