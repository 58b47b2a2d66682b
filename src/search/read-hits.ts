import type { ContentClient } from '#content/content-client.ts'
import { toBrand } from '#content/mappers/to-brand.ts'
import { brands } from '#content/queries/brands.ts'
import { liveDeals } from '#content/queries/deals.ts'
import { landings } from '#content/queries/landings.ts'
import { postSummaries } from '#content/queries/post-summaries.ts'
import type { Brand } from '#deals/brand.ts'
import type { Deal } from '#deals/deal.ts'
import type { Landing } from '#deals/landing.ts'
import type { PostSummary } from '#deals/post.ts'
import type { DealDocument } from '#repository/documents.ts'
import type { SearchHit } from './create-search-index.ts'
import type { SearchKind } from './search-record.ts'

type HitSources = {
  content: ContentClient
  now: Date
  /** Deals that the search may show; all unless given. */
  isOwn?: (document: DealDocument) => boolean
}

/** Reads the current documents of the deals among the hits, in their order, because the index may be behind. */
export async function readDeals(
  hits: readonly SearchHit[],
  { content, now, isOwn = () => true }: HitSources,
): Promise<Deal[]> {
  const ids = idsOf(hits, 'deal')
  if (ids.length === 0) return []
  return inOrder(ids, await liveDeals(content, { now, ids, where: isOwn }))
}

export async function readOthers(
  hits: readonly SearchHit[],
  content: ContentClient,
): Promise<{ brands: Brand[]; posts: PostSummary[]; landings: Landing[] }> {
  const ids = {
    brand: idsOf(hits, 'brand'),
    post: idsOf(hits, 'post'),
    landing: idsOf(hits, 'landing'),
  }
  const placeOf = ({ id }: { id: string }) => ids.post.indexOf(id)
  const [foundBrands, foundPosts, foundLandings] = await Promise.all([
    brands(content, toBrand, ({ id }) => ids.brand.includes(id)),
    postSummaries(content, {
      where: (document) => placeOf(document) >= 0,
      order: (a, b) => placeOf(a) - placeOf(b),
    }),
    landings(content, {
      read: (landing) => landing,
      where: ({ id }) => ids.landing.includes(id),
    }),
  ])
  return {
    brands: inOrder(ids.brand, foundBrands),
    posts: foundPosts,
    landings: inOrder(ids.landing, foundLandings),
  }
}

export function idsOf(hits: readonly SearchHit[], kind: SearchKind): string[] {
  return hits.flatMap((hit) => (hit.kind === kind ? [hit.id] : []))
}

function inOrder<Item extends { id: string }>(
  ids: readonly string[],
  items: readonly Item[],
): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
