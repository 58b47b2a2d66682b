import { type Kysely, sql } from 'kysely'

// Keys that must not change, sealed with the secret of the site. The keys in `server_secrets` are moved here at
// the next start, which knows the secret. The table stays, empty, for a build from before.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('server_keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .execute()
  // Their tokens were kept as they are, with the secret that signs cookies beside them: whoever has an old
  // backup could go on using them. Everybody signs in once more.
  await sql`DELETE FROM account_sessions`.execute(db)
  // Whose link or code it is, as a hash: a new password voids them all.
  await db.schema.alterTable('account_tokens').addColumn('subject', 'text').execute()
  await db.schema
    .createIndex('account_tokens_subject')
    .on('account_tokens')
    .column('subject')
    .execute()
}
