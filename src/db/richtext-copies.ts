import type { Database } from './database.ts'
import { findRow, removeRows } from './matching-rows.ts'
import { saveRow } from './save-row.ts'
import type { Tables } from './tables.ts'

type Copy = Tables['richtext_copies']
export type CopyKey = Pick<Copy, 'kind' | 'id'>

/** The body, as JSON. */
export async function findCopy(db: Database, { kind, id }: CopyKey): Promise<string | null> {
  return (await findRow(db, 'richtext_copies', { kind, id }))?.body ?? null
}

export async function saveCopy(db: Database, copy: Copy): Promise<void> {
  await saveRow(db, { into: 'richtext_copies', row: copy, key: ['kind', 'id'] })
}

export async function removeCopy(db: Database, { kind, id }: CopyKey): Promise<void> {
  await removeRows(db, 'richtext_copies', { kind, id })
}

/** Source → id in the asset store, for those already copied. */
export async function findCopiedPictures(
  db: Database,
  sources: readonly string[],
): Promise<Map<string, string>> {
  if (sources.length === 0) return new Map()
  const query = db.selectFrom('richtext_pictures').selectAll()
  const rows = await query.where('source', 'in', sources).execute()
  return new Map(rows.map(({ source, asset_id }) => [source, asset_id]))
}

export async function saveCopiedPicture(
  db: Database,
  picture: Tables['richtext_pictures'],
): Promise<void> {
  await saveRow(db, { into: 'richtext_pictures', row: picture, key: ['source'] })
}
