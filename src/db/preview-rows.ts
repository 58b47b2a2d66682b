import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

export type PreviewRow = Tables['previews']

export async function findPreviewRow(db: Database, token: string): Promise<PreviewRow | null> {
  const query = db.selectFrom('previews').selectAll().where('token', '=', token)
  return (await query.executeTakeFirst()) ?? null
}

export async function addPreviewRow(db: Database, row: PreviewRow): Promise<void> {
  await db.insertInto('previews').values(row).execute()
}

/** Expired previews stay for a while, so that their links can say so. */
export async function removePreviewRows(db: Database, expiredBefore: Date): Promise<void> {
  const oldest = expiredBefore.toISOString()
  await db.deleteFrom('previews').where('expires_at', '<', oldest).execute()
}
