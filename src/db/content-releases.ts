import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

export type ReleaseRow = Tables['releases']

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

/** `false` if a release with that id exists. */
export async function addReleaseRow(db: Database, row: ReleaseRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('releases')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** `false` if somebody else has changed or deleted the release since it was read. */
export async function updateReleaseRow(
  db: Database,
  { id, ref }: Pick<ReleaseRow, 'id' | 'ref'>,
  changed: Partial<Omit<ReleaseRow, 'id'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('releases')
    .set(changed)
    .where('id', '=', id)
    .where('ref', '=', ref)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function removeReleaseRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom('releases').where('id', '=', id).execute()
}

/** Due releases, earliest first. */
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
