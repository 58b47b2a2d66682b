import type { Kysely } from 'kysely'

// What people say about uploaded pictures. The bytes are in `assets`, which never change. Pictures of the demo and
// of imports have no row here. `tags` is a JSON list of ids.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('asset_details')
    .addColumn('asset_id', 'text', (column) => column.primaryKey())
    .addColumn('filename', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('notes', 'text')
    .addColumn('credits', 'text')
    .addColumn('alt', 'text')
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('uploader', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('asset_details_created_at')
    .on('asset_details')
    .columns(['created_at', 'asset_id'])
    .execute()
  await db.schema
    .createTable('asset_tags')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}
