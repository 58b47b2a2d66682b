import type { PostDocument } from '#repository/documents.ts'
import { featuredDealIds } from './to-post.ts'
import { toPostParts } from './to-post-parts.ts'

/** Every deal that a post shows, beside its text or in it. */
export function dealsInPost(document: PostDocument): Set<string> {
  const within = toPostParts(document).flatMap((part) => (part.kind === 'deal' ? part.dealId : []))
  return new Set([...featuredDealIds(document), ...within])
}
