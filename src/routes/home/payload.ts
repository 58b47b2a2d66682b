import type { CategoryCounts } from '#deals/category-counts.ts'
import type { BrandRef } from '#deals/deal.ts'
import type { DealSummary } from '#deals/deal-summary.ts'
import type { LandingLink } from '#deals/landing.ts'
import type { PostSummary } from '#deals/post.ts'

export type HomePayload = {
  title: string
  description: string
  counts: CategoryCounts
  total: number
  /** How many an editor looked at today. */
  checkedToday: number
  /** How many can be used today, but not later. */
  endToday: number
  /** No deal is on two shelves. */
  featured: DealSummary[]
  endingSoon: DealSummary[]
  /** Only deals for certain hours or days. */
  usableNow: DealSummary[]
  fresh: DealSummary[]
  exclusive: DealSummary[]
  brands: (BrandRef & { liveCount: number })[]
  posts: PostSummary[]
  campaigns: LandingLink[]
}
