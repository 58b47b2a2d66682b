import type { Kysely } from 'kysely'

// The repository's main language, chosen by who fills it. `null` is that of the demo.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('content_state').addColumn('main_language', 'text').execute()
}
