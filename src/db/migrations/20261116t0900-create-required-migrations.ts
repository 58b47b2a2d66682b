import type { Kysely } from 'kysely'

// A row names a migration that code must know to run on these tables, see `required-migrations.ts`.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('required_migrations')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('required_by', 'text', (column) => column.notNull())
    .execute()
}
