import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import { saveRow } from './save-row.ts'
import type { Tables } from './tables.ts'

export type CustomTypeRow = Tables['custom_types']
export type CustomTypeKey = Pick<CustomTypeRow, 'kind' | 'id'>

export async function customTypeRows(db: Database): Promise<CustomTypeRow[]> {
  return db.selectFrom('custom_types').selectAll().orderBy('kind').orderBy('id').execute()
}

export async function saveCustomTypeRows(
  tx: Transaction<Tables>,
  rows: readonly CustomTypeRow[],
): Promise<void> {
  for (const row of rows) await saveRow(tx, { into: 'custom_types', row, key: ['kind', 'id'] })
}

export async function removeCustomTypeRows(
  tx: Transaction<Tables>,
  keys: readonly CustomTypeKey[],
): Promise<void> {
  for (const { kind, id } of keys) {
    await tx.deleteFrom('custom_types').where('kind', '=', kind).where('id', '=', id).execute()
  }
}
