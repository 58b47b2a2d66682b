import type { ContentTables } from './content-tables.ts'
import type { Database } from './database.ts'

export type ReleaseRow = ContentTables['releases']

export async function releaseRows(db: Database): Promise<ReleaseRow[]> {
  return db.selectFrom('releases').selectAll().orderBy('label').orderBy('id').execute()
}

export async function findReleaseRow(
  db: Database,
  column: 'id' | 'ref' | 'preview_token',
  value: string,
): Promise<ReleaseRow | null> {
  const query = db.selectFrom('releases').selectAll().where(column, '=', value)
  return (await query.executeTakeFirst()) ?? null
}

export async function saveReleaseRow(db: Database, row: ReleaseRow): Promise<void> {
  const { id, ...rest } = row
  await db
    .insertInto('releases')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
    .execute()
}

export async function removeReleaseRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom('releases').where('id', '=', id).execute()
}

/** Those whose time has come, the one that was due first, first. */
export async function dueReleaseIds(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('releases')
    .select('id')
    .where('scheduled_at', '<=', now.toISOString())
    .orderBy('scheduled_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
