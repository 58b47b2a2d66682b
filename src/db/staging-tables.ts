import type { Database } from './database.ts'

/** Each connection has its own. */
export async function createStagingTables(db: Database): Promise<void> {
  await db.schema
    .createTable('staged_documents')
    .temporary()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('uid', 'text')
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('staged_pages')
    .temporary()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('block_map', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('staged_removals')
    .temporary()
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('staged_changes')
    .temporary()
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('from_version', 'integer', (column) => column.notNull())
    .addColumn('changes', 'text', (column) => column.notNull())
    .addColumn('since_whole', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('staged_changes_key', ['content', 'id'])
    .execute()
}

export async function dropStagingTables(db: Database): Promise<void> {
  const tables = ['staged_documents', 'staged_pages', 'staged_removals', 'staged_changes']
  for (const table of tables) {
    await db.schema.dropTable(table).ifExists().execute()
  }
}
