import type { ContentClient } from '#content/content-client.ts'
import { mentionsBrand } from '#content/mappers/mentions-brand.ts'
import type { Brand } from '#deals/brand.ts'
import type { Deal } from '#deals/deal.ts'
import type { PostSummary } from '#deals/post.ts'
import * as paths from '#lib/paths.ts'
import { postSummaries } from './post-summaries.ts'

/** The newest posts that mention a brand. `deals` are all of its deals. */
export function postsAboutBrand(
  content: ContentClient,
  { brand, deals, limit }: { brand: Brand; deals: readonly Deal[]; limit: number },
): Promise<PostSummary[]> {
  const named = {
    uid: brand.uid,
    name: brand.name,
    dealIds: new Set(deals.map(({ id }) => id)),
    dealPaths: new Set(deals.map(paths.deal)),
  }
  return postSummaries(content, { where: (document) => mentionsBrand(document, named), limit })
}
