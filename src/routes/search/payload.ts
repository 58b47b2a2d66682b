import type { LandingLink } from '#content/mappers/to-landing-link.ts'
import type { CategoryCounts } from '#deals/category-counts.ts'
import type { BrandRef } from '#deals/deal.ts'
import type { DealSummary } from '#deals/deal-summary.ts'
import type { PostSummary } from '#ui/post-summary.ts'

export type SearchPayload = {
  /** The landing page that is searched; `null` = the whole site. */
  landing: Pick<LandingLink, 'uid' | 'title' | 'palette'> | null
  q: string
  /** The first of them. */
  deals: DealSummary[]
  dealCount: number
  brands: BrandRef[]
  posts: PostSummary[]
  landings: LandingLink[]
  /** Where to go without a query. */
  counts: CategoryCounts
  total: number
}
