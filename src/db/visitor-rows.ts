import type { Database } from './database.ts'
import { insertNew } from './insert-new.ts'
import { changeRows, findRow, removeRows } from './matching-rows.ts'
import type { Tables } from './tables.ts'
import { announceVisitor, type VisitorNotice } from './visitor-notices.ts'

export type VisitorRow = Tables['visitors']

export async function findVisitorRow(db: Database, accountId: string): Promise<VisitorRow | null> {
  return findRow(db, 'visitors', { account_id: accountId })
}

/** If several processes add the same visitor at once, one succeeds and the others find the row. */
export async function addVisitorRow(db: Database, row: VisitorRow): Promise<boolean> {
  return insertNew(db, { into: 'visitors', row, key: ['account_id'] })
}

/** `false`, without writing, if the row's revision is no longer `revision - 1`. */
export async function replaceVisitorRow(
  db: Database,
  { account_id, revision, document, updated_at }: VisitorRow,
  notice: VisitorNotice,
): Promise<boolean> {
  const where = { account_id, revision: revision - 1 }
  const set = { revision, document, updated_at }
  return db.transaction().execute(async (tx) => {
    if (!(await changeRows(tx, 'visitors', { where, set }))) return false
    await announceVisitor(tx, notice)
    return true
  })
}

/** Deletes everything stored for an account, except its reports: see `reports.ts`. */
export async function removeVisitor(db: Database, accountId: string): Promise<void> {
  const tables = [
    'visitors',
    'visitor_profiles',
    'visitor_consents',
    'visitor_devices',
    'followed_searches',
  ] as const
  await db.transaction().execute(async (tx) => {
    for (const table of tables) await removeRows(tx, table, { account_id: accountId })
    await announceVisitor(tx, { accountId, replica: null, version: null })
  })
}
