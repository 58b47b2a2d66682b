import type { Database } from '#db/database.ts'
import { findDocumentRows } from '#db/find-documents.ts'
import type { StoredDocument } from '../stored-document.ts'
import { commandFault } from './command.ts'

/** The published document with that id or `type/uid`. A type alone means its only document. */
export async function getDocument(db: Database, name: string): Promise<StoredDocument> {
  const [type = '', ...uid] = name.split('/')
  const rows = await findDocumentRows(db, { id: name, type, uid: uid.join('/') || null })
  if (rows.length === 0) {
    throw commandFault(`No document "${name}" is published. Name it by its id or as type/uid.`)
  }
  if (rows.length > 1) {
    const ids = rows.map(({ id, lang }) => `${id} (${lang})`).join(', ')
    throw commandFault(`Several documents are "${name}": ${ids}. Name one by its id.`)
  }
  return JSON.parse(rows[0]?.document ?? '') as StoredDocument
}

export function toName({ type, uid }: Pick<StoredDocument, 'type' | 'uid'>): string {
  return uid === null ? type : `${type}/${uid}`
}
