import type { Database } from './database.ts'
import { findRow } from './matching-rows.ts'
import type { Tables } from './tables.ts'

export type PreviewRow = Tables['previews']

export async function findPreviewRow(db: Database, token: string): Promise<PreviewRow | null> {
  return findRow(db, 'previews', { token })
}

export async function addPreviewRow(db: Database, row: PreviewRow): Promise<void> {
  await db.insertInto('previews').values(row).execute()
}

/** Expired previews stay for a while, so that their links can say so. */
export async function removePreviewRows(db: Database, expiredBefore: Date): Promise<void> {
  const oldest = expiredBefore.toISOString()
  await db.deleteFrom('previews').where('expires_at', '<', oldest).execute()
}
