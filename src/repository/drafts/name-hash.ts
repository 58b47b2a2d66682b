import { createHash } from 'node:crypto'
import type { StoredDocument } from '../stored-document.ts'

type Named = Pick<StoredDocument, 'type' | 'uid' | 'lang'>

/** The same for all documents with this type, uid and language. A hash, because people may write a uid of any length. */
export function toNameHash({ type, uid, lang }: Named): string | null {
  if (uid === null) return null
  return createHash('sha256')
    .update(JSON.stringify([type, uid, lang]))
    .digest('base64url')
}
