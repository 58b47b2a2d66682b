import { batches } from '#lib/node/batches.ts'
import type { Database } from './database.ts'
import { saveRow } from './save-row.ts'

export async function saveTitle(db: Database, id: string, title: string): Promise<void> {
  // PostgreSQL rejects text with a zero byte.
  const row = { id, title: title.replaceAll('\0', '') }
  await saveRow(db, { into: 'document_titles', row, key: ['id'] })
}

/** By document id, where somebody has given one. */
export async function titlesOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const some of batches(ids)) {
    const query = db.selectFrom('document_titles').selectAll().where('id', 'in', some)
    for (const { id, title } of await query.execute()) titles.set(id, title)
  }
  return titles
}
