import type { StoredDocument } from './stored-document.ts'

/** The row of a document: the columns used in queries, and the whole document as JSON. */
export function toDocumentRow(document: StoredDocument) {
  const { id, type, uid, lang } = document
  return { id, type, uid, lang, document: JSON.stringify(document) }
}
