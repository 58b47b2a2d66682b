import * as paths from '#lib/paths.ts'
import type { StoredDocument } from './stored-document.ts'

/** The page that a document is the subject of, whether or not it was ever made; `null` if it has none. */
export function findDocumentPath(
  document: Pick<StoredDocument, 'type' | 'uid' | 'data'>,
): string | null {
  const { type, uid, data } = document
  if (type === 'blog_home') return paths.home
  if (!uid) return null
  if (type === 'deal') return paths.deal({ category: String(data.category), uid })
  if (type === 'brand') return paths.brand(uid)
  if (type === 'post') return paths.post(uid)
  if (type === 'author') return paths.author(uid)
  return type === 'landing' ? paths.landing(uid) : null
}
