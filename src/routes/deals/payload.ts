import type { CategoryCounts } from '#deals/category-counts.ts'
import type { Category } from '#lib/categories.ts'
import type { SearchedDeal } from '#ui/deal-card.tsx'
import type { ActiveFilter, FilterChoice, Filters, NearNote } from '../filters/filters.ts'

export type DealsPayload = {
  /** `null` = all of them. */
  category: Category | null
  deals: SearchedDeal[]
  /** How many match the filters. */
  found: number
  page: number
  pages: number
  /** All live deals. */
  counts: CategoryCounts
  total: number
  /** How many match the filters, in this list and the others. */
  matching: { counts: CategoryCounts; total: number }
  filters: Filters
  active: ActiveFilter[]
  facets: FilterChoice[]
  near: NearNote | null
  /** Places to suggest while somebody types one. */
  places: string[]
}
