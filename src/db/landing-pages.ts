import type { DocumentRow } from './content-rows.ts'
import type { Database } from './database.ts'

/**
 * A landing page once for each language, in the order of the languages. `name` is its id, its uid or, if no page has that uid
 * now, one that it had before. Empty if no such page is published.
 */
export async function findLandingRows(db: Database, name: string): Promise<DocumentRow[]> {
  const uid = await findUid(db, name)
  if (uid === null) return []
  const rows = await landings(db)
    .select(['id', 'type', 'uid', 'lang', 'document'])
    .where('uid', '=', uid)
    .execute()
  return rows.toSorted((a, b) => (a.lang < b.lang ? -1 : 1))
}

async function findUid(db: Database, name: string): Promise<string | null> {
  const byId = await landings(db).select('uid').where('id', '=', name).executeTakeFirst()
  if (byId) return byId.uid
  const byUid = await landings(db).select('uid').where('uid', '=', name).executeTakeFirst()
  if (byUid) return byUid.uid
  const renamed = await db
    .selectFrom('past_uids')
    .innerJoin('documents', 'documents.id', 'past_uids.id')
    .select('documents.uid')
    .where('past_uids.type', '=', 'landing')
    .where('past_uids.uid', '=', name)
    .orderBy('past_uids.version', 'desc')
    .executeTakeFirst()
  return renamed?.uid ?? null
}

function landings(db: Database) {
  return db.selectFrom('documents').where('type', '=', 'landing')
}
