import { linkResolver } from '#lib/link-resolver.ts'
import * as paths from '#lib/paths.ts'
import type { StoredDocument } from './stored-document.ts'

/**
 * The page that shows a document, for previews. The link resolver covers only the types that editors
 * link to, but deals and brands have pages too. Documents without a page lead to the home page.
 */
export function documentPath(document: Pick<StoredDocument, 'type' | 'uid' | 'data'>): string {
  const { type, uid, data } = document
  if (!uid) return paths.home
  if (type === 'deal') return paths.deal({ category: String(data.category), uid })
  if (type === 'brand') return paths.brand(uid)
  if (type === 'author') return paths.author(uid)
  if (type === 'landing') return paths.landing(uid)
  const link = { link_type: 'Document' as const, id: '', type, tags: [], lang: '', uid }
  const path = linkResolver(link) ?? paths.home
  return path === paths.notFound ? paths.home : path
}
