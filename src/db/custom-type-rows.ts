import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import { removeRows } from './matching-rows.ts'
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
  for (const { kind, id } of keys) await removeRows(tx, 'custom_types', { kind, id })
}
