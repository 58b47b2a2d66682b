import type { InsertObject } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

export type NewRow<Table extends keyof Tables> = {
  into: Table
  row: InsertObject<Tables, Table>
  /** The columns by which rows are the same; any unique ones if not given. */
  key?: readonly (keyof Tables[Table] & string)[]
}

/** `false`, without writing, if there is such a row already. Of several processes that insert it at once, one succeeds. */
export async function insertNew<Table extends keyof Tables>(
  db: Database,
  { into, row, key }: NewRow<Table>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(into)
    .values(row)
    .onConflict((conflict) =>
      key ? conflict.columns(key as never).doNothing() : conflict.doNothing(),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
