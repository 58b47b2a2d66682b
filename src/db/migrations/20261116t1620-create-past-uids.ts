import { type Kysely, sql } from 'kysely'

// The uids that documents had before, so that old addresses still find them. `version` is the publish that took the
// uid away. Renames before this table are taken from the revisions.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('past_uids')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('uid', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('past_uids_key', ['type', 'uid', 'id'])
    .execute()
  await db.schema.createIndex('past_uids_version').on('past_uids').column('version').execute()
  await sql`INSERT INTO past_uids (type, uid, id, version)
    SELECT revisions.type, revisions.uid, revisions.id, 0
    FROM revisions INNER JOIN documents ON documents.id = revisions.id
    WHERE revisions.content = 'document' AND revisions.type = documents.type
      AND revisions.uid IS NOT NULL AND revisions.uid <> documents.uid
    GROUP BY revisions.type, revisions.uid, revisions.id`.execute(db)
}
