import type { Kysely } from 'kysely'

// The people of the desk are apart from visitors' accounts: an account must never become an editor by a mistake in
// either. Secrets are stored as keyed hashes or sealed. Removed people stay, because the history names them.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('partner', 'text')
    .addColumn('password', 'text')
    .addColumn('code_secret', 'text')
    .addColumn('code_step', 'integer')
    .addColumn('recovery_codes', 'text')
    .addColumn('joined_at', 'text', (column) => column.notNull())
    .addColumn('removed_at', 'text')
    .execute()
  await db.schema
    .createIndex('desk_people_email')
    .unique()
    .on('desk_people')
    .column('email')
    .where('removed_at' as never, 'is', null)
    .execute()
  await db.schema
    .createTable('desk_passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('uses', 'bigint', (column) => column.notNull())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .execute()
  await createInvitations(db)
  await createSessions(db)
  await createActs(db)
}

async function createInvitations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_invitations')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('partner', 'text')
    .addColumn('person_id', 'text')
    .addColumn('invited_by', 'text')
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute()
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('user_agent', 'text')
    .addColumn('opened_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('proved_at', 'text')
    .addColumn('is_local', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('desk_sessions_person')
    .on('desk_sessions')
    .column('person_id')
    .execute()
}

async function createActs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_acts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text')
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('detail', 'text')
    .execute()
  await db.schema.createIndex('desk_acts_at').on('desk_acts').columns(['at', 'id']).execute()
}
