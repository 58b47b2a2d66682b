import type { Kysely } from 'kysely'

// Finds a draft by the type, uid and language of its document, of which this is a hash. `NULL` without a uid, and in rows of
// an older build.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('drafts').addColumn('name_hash', 'text').execute()
  await db.schema
    .createIndex('drafts_by_name')
    .on('drafts')
    .columns(['release_id', 'name_hash'])
    .execute()
}
