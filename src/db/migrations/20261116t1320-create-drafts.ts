import type { Kysely } from 'kysely'

// One draft per document and release; without a release `release_id` is empty. Saves outlive their draft: one that
// is sent again after the publish must not be applied again.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('drafts')
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('release_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('base', 'text')
    .addColumn('base_version', 'integer')
    .addColumn('conflicts', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('drafts_key', ['document_id', 'release_id'])
    .execute()
  await db.schema.createIndex('drafts_release').on('drafts').column('release_id').execute()
  await db.schema
    .createTable('draft_saves')
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('release_id', 'text', (column) => column.notNull())
    .addColumn('save_id', 'text', (column) => column.notNull())
    .addColumn('against', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('changes', 'text', (column) => column.notNull())
    .addColumn('author_kind', 'text', (column) => column.notNull())
    .addColumn('author', 'text')
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('draft_saves_key', ['document_id', 'release_id', 'save_id'])
    .execute()
  await db.schema.createIndex('draft_saves_saved_at').on('draft_saves').column('saved_at').execute()
}
