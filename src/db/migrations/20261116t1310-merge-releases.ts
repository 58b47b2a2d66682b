import type { Kysely } from 'kysely'

// A release remembers the documents that its changes were made from, why it could not be published and when to try
// again, and which release it takes back. Older builds leave these columns alone and publish whole documents.
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['bases', 'take_back_of', 'purpose', 'failure', 'failed_at', 'retry_at']) {
    await db.schema.alterTable('releases').addColumn(name, 'text').execute()
  }
  await db.schema.alterTable('releases').addColumn('tries', 'integer').execute()
}
