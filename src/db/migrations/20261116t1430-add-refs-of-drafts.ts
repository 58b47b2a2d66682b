import type { Kysely } from 'kysely'

// The numbers of a draft begin again after it was published, so they do not tell whether it is the same draft.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('drafts').addColumn('ref', 'text').execute()
}
