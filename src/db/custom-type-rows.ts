import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

export type CustomTypeRow = Tables['custom_types']

export async function customTypeRows(db: Database): Promise<CustomTypeRow[]> {
  return db.selectFrom('custom_types').selectAll().orderBy('kind').orderBy('id').execute()
}

export async function saveCustomTypeRows(
  tx: Transaction<Tables>,
  rows: readonly CustomTypeRow[],
): Promise<void> {
  for (const row of rows) {
    await tx
      .insertInto('custom_types')
      .values(row)
      .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet({ model: row.model }))
      .execute()
  }
}
