import type { StoredDocument } from './stored-document.ts'

/** The document as the database keeps it: the columns that are asked for, and the whole as JSON. */
export function toDocumentRow(document: StoredDocument) {
  const { id, type, uid, lang } = document
  return { id, type, uid, lang, document: JSON.stringify(document) }
}
