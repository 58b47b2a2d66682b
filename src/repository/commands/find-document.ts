import { revisionsOf } from '#db/content-revisions.ts'
import type { DocumentRow } from '#db/content-rows.ts'
import type { Database } from '#db/database.ts'
import { findDocumentRows } from '#db/find-documents.ts'
import { type StoredDocument, toName } from '../stored-document.ts'
import { commandFault } from './command.ts'

/** The published documents with that id or `type/uid`, in every language. */
export async function findNamedRows(db: Database, name: string): Promise<DocumentRow[]> {
  const [type = '', ...uid] = name.split('/')
  return findDocumentRows(db, { id: name, type, uid: uid.join('/') || null })
}

/** The published document with that id or `type/uid`. A type alone means its only document. */
export async function getDocument(db: Database, name: string): Promise<StoredDocument> {
  return JSON.parse(getOnly(await findNamedRows(db, name), name).document) as StoredDocument
}

/** A removed document has only its id. */
export async function getDocumentId(db: Database, name: string): Promise<string> {
  const rows = await findNamedRows(db, name)
  const past = await revisionsOf(db, { content: 'document', id: name, limit: 1 })
  return rows.length === 0 && past.length > 0 ? name : getOnly(rows, name).id
}

/** Whether the document has that id or is that `type/uid`. */
export function isNamed(document: StoredDocument, name: string): boolean {
  return document.id === name || toName(document) === name
}

function getOnly(rows: readonly DocumentRow[], name: string): DocumentRow {
  const [row, ...others] = rows
  if (!row) {
    throw commandFault(`No document "${name}" is published. Name it by its id or as type/uid.`)
  }
  if (others.length === 0) return row
  const ids = rows.map(({ id, lang }) => `${id} (${lang})`).join(', ')
  throw commandFault(`Several documents are "${name}": ${ids}. Name one by its id.`)
}
