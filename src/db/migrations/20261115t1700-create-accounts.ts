import type { Kysely } from 'kysely'

// The tables that better-auth needed, under our names; docs/decisions/0044-one-writer-for-accounts.md says why it left.
// SQLite takes any type name and keeps dates as text and truth as 0 or 1.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('email_verified', 'boolean', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('phone_number', 'text', (column) => column.unique())
    .addColumn('phone_number_verified', 'boolean')
    .addColumn('disabled_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('account_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('account_users.id').onDelete('cascade'),
    )
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await createMethods(db)
  await db.schema
    .createTable('account_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute()
  // How often something was tried. Milliseconds are too long for PostgreSQL's integer.
  await db.schema
    .createTable('account_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('due_at', 'double precision', (column) => column.notNull())
    .execute()
  for (const [table, column] of indexes) {
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
  }
}

const indexes = [
  ['account_sessions', 'user_id'],
  ['account_sessions', 'expires_at'],
  ['account_methods', 'user_id'],
  ['account_tokens', 'identifier'],
  ['account_tokens', 'expires_at'],
] as const

/** A password, or somebody's name at another site. */
async function createMethods(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_methods')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('account_users.id').onDelete('cascade'),
    )
    .addColumn('provider_id', 'text', (column) => column.notNull())
    .addColumn('provider_account_id', 'text', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', 'timestamptz')
    .addColumn('refresh_token_expires_at', 'timestamptz')
    .addColumn('scope', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('account_methods_key', ['provider_id', 'provider_account_id'])
    .execute()
}
