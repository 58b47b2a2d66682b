import { type Kysely, sql } from 'kysely'

// Two requests for a code at once could leave two, and the older one stayed good. Of those that are
// there the latest is kept.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    DELETE FROM account_tokens WHERE id NOT IN (
      SELECT id FROM (
        SELECT id, row_number() OVER (
          PARTITION BY identifier ORDER BY created_at DESC, id DESC
        ) AS age FROM account_tokens
      ) AS tokens WHERE age = 1
    )
  `.execute(db)
  await db.schema.dropIndex('account_tokens_identifier').execute()
  await db.schema
    .createIndex('account_tokens_identifier')
    .unique()
    .on('account_tokens')
    .column('identifier')
    .execute()
}
