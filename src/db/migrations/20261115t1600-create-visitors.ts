import type { Kysely } from 'kysely'

// What an account adds to a device. The favourites and follows of a visitor are one row with a
// revision: a change is one statement that fails when another came first, on either engine, and
// "delete my account" is a few deletes. Deals and accounts live elsewhere, so there are no foreign keys.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visitors')
    .addColumn('account_id', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('visitor_profiles')
    .addColumn('account_id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('visitor_consents')
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('is_given', 'integer', (column) => column.notNull())
    .addColumn('decided_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('visitor_consents_key', ['account_id', 'purpose'])
    .execute()
  await db.schema
    .createTable('visitor_devices')
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('device_id', 'text', (column) => column.notNull())
    .addColumn('messaging_token', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('registered_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('visitor_devices_key', ['account_id', 'device_id'])
    .execute()
  // A key that all processes share and no operator has to choose.
  await db.schema
    .createTable('server_secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}
