import { sql } from 'kysely'
import type { Database } from './database.ts'

/** An asset that is no picture, without its bytes. */
export type FileHead = { id: string; type: string; size: number }

export async function findFile(db: Database, id: string): Promise<FileHead | null> {
  const row = await db
    .selectFrom('assets')
    .select(['id', 'type', sql<number>`length(bytes)`.as('size')])
    .where('id', '=', id)
    .where('type', 'not like', 'image/%')
    .executeTakeFirst()
  return row ? { ...row, size: Number(row.size) } : null
}

/** Empty at the end, and if the file is gone. */
export async function readFilePiece(
  db: Database,
  id: string,
  { from, length }: { from: number; length: number },
): Promise<Uint8Array> {
  const row = await db
    .selectFrom('assets')
    .select(sql<Uint8Array>`substr(bytes, ${from + 1}, ${length})`.as('piece'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.piece ?? new Uint8Array()
}
