import type { PrismicDocument } from '@prismicio/client'
import * as paths from '#lib/paths.ts'

type NamedDocument = Pick<PrismicDocument, 'type' | 'uid' | 'data'>

/** The pages that a document is the subject of, whether or not they have ever been made. */
export function pagesOf(document: NamedDocument | null): string[] {
  if (document?.type === 'blog_home') return [paths.home]
  if (!document?.uid) return []
  const { uid, data } = document
  switch (document.type) {
    case 'deal':
      return [paths.deal({ category: String(data.category), uid })]
    case 'brand':
      return [paths.brand(uid)]
    case 'post':
      return [paths.post(uid)]
    case 'author':
      return [paths.author(uid)]
    case 'landing':
      return [paths.landing(uid)]
    default:
      return []
  }
}
