import { batches } from '#lib/batches.ts'
import type { Database } from './database.ts'

export async function saveTitle(db: Database, id: string, title: string): Promise<void> {
  // PostgreSQL rejects text with a zero byte.
  const row = { id, title: title.replaceAll('\0', '') }
  await db
    .insertInto('document_titles')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ title: row.title }))
    .execute()
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
