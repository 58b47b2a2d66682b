import type { Database } from './database.ts'
import { insertNew } from './insert-new.ts'
import type { Tables } from './tables.ts'
import { announceVisitor, type VisitorNotice } from './visitor-notices.ts'

export type VisitorRow = Tables['visitors']

export async function findVisitorRow(db: Database, accountId: string): Promise<VisitorRow | null> {
  const query = db.selectFrom('visitors').selectAll().where('account_id', '=', accountId)
  return (await query.executeTakeFirst()) ?? null
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
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('visitors')
      .set({ revision, document, updated_at })
      .where('account_id', '=', account_id)
      .where('revision', '=', revision - 1)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) return false
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
    for (const table of tables) {
      await tx.deleteFrom(table).where('account_id', '=', accountId).execute()
    }
    await announceVisitor(tx, { accountId, replica: null, version: null })
  })
}
