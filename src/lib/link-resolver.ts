import type { LinkResolverFunction } from '@prismicio/client'
import * as paths from './paths.ts'

/** Where a link in a document leads. What has no page of its own there leads to "not found". */
export const linkResolver: LinkResolverFunction<string> = (link) => {
  if (link.isBroken) return paths.notFound
  if (link.type === 'blog_home') return paths.home
  if (link.type === 'post' && link.uid) return paths.post(link.uid)
  return paths.notFound
}
