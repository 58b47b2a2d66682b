import type { Kysely } from 'kysely'

/** A migration that older code must not notice: another column in each table, and another table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { name } of await db.introspection.getTables()) {
    await db.schema.alterTable(name).addColumn('added_later', 'text').execute()
  }
  await db.schema.createTable('added_later').addColumn('id', 'text').execute()
}
