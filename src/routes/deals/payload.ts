import type { CategoryCounts } from '#deals/category-counts.ts'
import type { Category } from '#deals/deal.ts'
import type { DealSummary } from '#deals/deal-summary.ts'

export type DealsPayload = {
  /** `null` = all of them. */
  category: Category | null
  deals: DealSummary[]
  page: number
  pages: number
  counts: CategoryCounts
  total: number
}
