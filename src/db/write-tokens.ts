import type { Database } from './database.ts'
import { insertNew } from './insert-new.ts'
import { changeRows, findRow } from './matching-rows.ts'
import type { Tables } from './tables.ts'

type WriteTokenRow = Tables['write_tokens']

/** `false` if there is or was a token of that name. */
export async function addWriteToken(db: Database, row: WriteTokenRow): Promise<boolean> {
  return insertNew(db, { into: 'write_tokens', row, key: ['name'] })
}

export async function writeTokenRows(db: Database): Promise<WriteTokenRow[]> {
  return db.selectFrom('write_tokens').selectAll().orderBy('name').execute()
}

/** The token with this hash, unless it has ended. */
export async function findWriteToken(db: Database, hash: string): Promise<WriteTokenRow | null> {
  return findRow(db, 'write_tokens', { hash, ended_at: null })
}

/** `false` if there is no such token, or it has ended already. */
export async function endWriteToken(db: Database, name: string, now: Date): Promise<boolean> {
  const set = { ended_at: now.toISOString() }
  return changeRows(db, 'write_tokens', { where: { name, ended_at: null }, set })
}
