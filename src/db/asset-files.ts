import { sql } from 'kysely'
import type { Database } from './database.ts'
import { findRow } from './matching-rows.ts'

/** An asset other than a picture, without its bytes. */
export type FileHead = {
  id: string
  type: string
  size: number
  /** `null` if it is no longer in the library. */
  filename: string | null
}

export async function findFile(db: Database, id: string): Promise<FileHead | null> {
  const row = await db
    .selectFrom('assets')
    .leftJoin('asset_details', 'asset_details.asset_id', 'assets.id')
    .select(['assets.id', 'assets.type', 'asset_details.filename'])
    .select(sql<number>`length(assets.bytes)`.as('size'))
    .where('assets.id', '=', id)
    .where('assets.type', 'not like', 'image/%')
    .executeTakeFirst()
  return row ? { ...row, size: Number(row.size) } : null
}

/** The whole file: SQLite reads all of it for any part. */
export async function getFileBytes(db: Database, id: string): Promise<Uint8Array> {
  const row = await findRow(db, 'assets', { id })
  if (!row) throw new Error(`the file ${id} is gone`)
  return row.bytes
}
