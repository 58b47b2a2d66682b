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
  /** Whether to show results; a landing always shows its deals. */
  isAsked: boolean
  /** The query that replaced mistyped words. */
  corrected: { query: string; words: { typed: string; meant: string }[] } | null
  /** Other queries that the visitor may have meant. */
  maybe: string[]
  filters: Filters
  active: ActiveFilter[]
  near: NearNote | null
  /** The place that the words name, and how many deals are near it. */
  nearby: { near: string; text: string; count: number } | null
  /** The filters for the deals that the heading counts; empty if it counts none without a filter. */
  facets: FilterChoice[]
  /** Words, as typed, that no live deal has; only if no deal has all words. */
  absent: string[]
  /** The deals of this page. */
  deals: SearchedDeal[]
  dealCount: number
  page: number
  pages: number
  /** Deals that match most of the query; only if few match all of it. */
  nearDeals: SearchedDeal[]
  /** If no deal matches: the deals without one of the wishes, or for a query that may have been meant. */
  nearest: { text: string; deals: SearchedDeal[] }[]
  brands: BrandRef[]
  posts: PostSummary[]
  landings: LandingLink[]
  /** Rich-text pages. */
  texts: { path: string; title: string }[]
  /** Categories to show without a query or without results. */
  counts: CategoryCounts
  total: number
}
