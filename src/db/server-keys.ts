import { sql } from 'kysely'
import type { Database } from './database.ts'
import { insertNew } from './insert-new.ts'
import { changeRows } from './matching-rows.ts'

type KeptKey = { name: string; sealed: string }

/** Keys that must survive a change of the secret that encrypts them. */
export async function keptKeys(db: Database): Promise<Map<string, string>> {
  const rows = await db.selectFrom('server_keys').selectAll().execute()
  return new Map(rows.map(({ name, sealed }) => [name, sealed]))
}

/** If several processes add a key at once, the first one wins. */
export async function addKeptKey(db: Database, key: KeptKey): Promise<void> {
  await insertNew(db, { into: 'server_keys', row: key, key: ['name'] })
}

export async function sealKeptKeyAgain(db: Database, { name, sealed }: KeptKey): Promise<void> {
  await changeRows(db, 'server_keys', { where: { name }, set: { sealed } })
}

/** Keys that earlier versions stored in plain text. */
export async function plainSecrets(db: Database): Promise<Map<string, string>> {
  const rows = await db.selectFrom('server_secrets').selectAll().execute()
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/** Also overwrites the bytes in the file, which SQLite does not do by default. */
export async function removePlainSecrets(db: Database, isSqlite: boolean): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (isSqlite) await sql`PRAGMA secure_delete = ON`.execute(transaction)
    await transaction.deleteFrom('server_secrets').execute()
  })
  if (isSqlite) await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
}

/** For a lost secret. Devices must subscribe again, because their key cannot be read any more. */
export async function forgetKeptKeys(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('server_keys').execute()
    await transaction.deleteFrom('visitor_devices').execute()
  })
}
