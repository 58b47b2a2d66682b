import type { LinkResolverFunction } from '@prismicio/client'
import * as paths from './paths.ts'

/** The path of a link to a document. A document without a page leads to "not found". */
export const linkResolver: LinkResolverFunction<string> = (link) => {
  if (link.isBroken) return paths.notFound
  if (link.type === 'blog_home') return paths.home
  if (link.type === 'post' && link.uid) return paths.post(link.uid)
  return paths.notFound
}
