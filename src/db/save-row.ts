import type { Database } from './database.ts'
import type { NewRow } from './insert-new.ts'
import type { Tables } from './tables.ts'

/** Inserts the row. If there is one with the same key, all its other columns get the new values. */
export async function saveRow<Table extends keyof Tables>(
  db: Database,
  { into, row, key }: Required<NewRow<Table>>,
): Promise<void> {
  const others = Object.entries(row).filter(
    ([column]) => !(key as readonly string[]).includes(column),
  )
  await db
    .insertInto(into)
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(key as never).doUpdateSet(Object.fromEntries(others) as never),
    )
    .execute()
}
