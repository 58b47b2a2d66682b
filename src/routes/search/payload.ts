import type { CategoryCounts } from '#deals/category-counts.ts'
import type { BrandRef } from '#deals/deal.ts'
import type { Landing, LandingLink } from '#deals/landing.ts'
import type { PostSummary } from '#deals/post.ts'
import type { SearchedDeal } from '#ui/deal-card.tsx'
import type { ActiveFilter, FilterChoice, Filters, NearNote } from '../filters/filters.ts'

export type SearchPayload = {
  /** The landing page that is searched; `null` = the whole site. */
  landing: Pick<Landing, 'uid' | 'title' | 'palette' | 'partnerId'> | null
  q: string
  /** Whether there is anything to answer; a landing always shows its deals. */
  isAsked: boolean
  /** What was searched for instead of mistyped words. */
  corrected: { query: string; words: { typed: string; meant: string }[] } | null
  /** Queries that may have been meant. */
  maybe: string[]
  filters: Filters
  active: ActiveFilter[]
  near: NearNote | null
  /** The place that the words themselves name, and how many deals are near it. */
  nearby: { near: string; text: string; count: number } | null
  /** What narrows the deals that the heading counts; none where it counts none without a filter. */
  facets: FilterChoice[]
  /** Words as they were typed that no live deal has; only where nothing has them all. */
  absent: string[]
  /** Those of this page. */
  deals: SearchedDeal[]
  dealCount: number
  page: number
  pages: number
  /** Have most of what was asked for; only where few have it all. */
  nearDeals: SearchedDeal[]
  /** If nothing has all that was asked for: what there is without one wish, or for what may have been meant. */
  nearest: { text: string; deals: SearchedDeal[] }[]
  brands: BrandRef[]
  posts: PostSummary[]
  landings: LandingLink[]
  /** Rich-text pages. */
  texts: { path: string; title: string }[]
  /** Where to go without a query, or when nothing was found. */
  counts: CategoryCounts
  total: number
}
