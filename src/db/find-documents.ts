import { sql } from 'kysely'
import type { DocumentRow } from './content-rows.ts'
import type { Database } from './database.ts'
import { findRow } from './matching-rows.ts'

const columns = ['id', 'type', 'uid', 'lang', 'document'] as const

type DocumentName = { id: string; type: string; uid: string | null }

/** By id, else by type and uid, in every language. For a type without uids, all its documents. */
export async function findDocumentRows(
  db: Database,
  { id, type, uid }: DocumentName,
): Promise<DocumentRow[]> {
  const documents = db.selectFrom('documents').select(columns)
  const byId = await documents.where('id', '=', id).execute()
  if (byId.length > 0) return byId
  return documents
    .where('type', '=', type)
    .where('uid', uid === null ? 'is' : '=', uid)
    .execute()
}

/** Documents whose text contains the id: all that link to it, and few others. */
export async function findRowsNaming(db: Database, id: string): Promise<DocumentRow[]> {
  const pattern = `%"${id.replaceAll(/[\\%_]/g, '\\$&')}"%`
  return db
    .selectFrom('documents')
    .select(columns)
    .where((eb) => sql<boolean>`${eb.ref('document')} LIKE ${pattern} ESCAPE '\\'`)
    .where('id', '<>', id)
    .orderBy('type')
    .orderBy('uid')
    .execute()
}

export async function countDocuments(db: Database) {
  return db
    .selectFrom('documents')
    .select(['type', 'lang', (eb) => eb.fn.countAll().as('count')])
    .groupBy(['type', 'lang'])
    .orderBy('type')
    .orderBy('lang')
    .execute()
}

/** The text of one published document, with the number of the publish that wrote it. */
export async function findDocumentRow(db: Database, id: string) {
  const row = await findRow(db, 'documents', { id })
  return row && { text: row.document, version: row.version }
}

/** The same for a rich-text page. */
export async function findRichtextRow(db: Database, id: string) {
  const row = await findRow(db, 'richtext_pages', { id })
  return row && { text: row.block_map, version: row.version }
}
