import type { CategoryCounts } from '#deals/category-counts.ts'
import type { Category } from '#lib/deal-options.ts'
import type { SearchedDeal } from '#ui/deal-card.tsx'
import type { ActiveFilter, FilterName, Filters, NearNote } from '../filters/filters.ts'

export type FilterOption = { value: string; name: string; count: number }
export type FilterChoice = { name: FilterName; label: string; options: FilterOption[] }

export type DealsPayload = {
  /** `null` = all of them. */
  category: Category | null
  deals: SearchedDeal[]
  /** How many pass the filters. */
  found: number
  page: number
  pages: number
  counts: CategoryCounts
  total: number
  filters: Filters
  active: ActiveFilter[]
  choices: FilterChoice[]
  near: NearNote | null
  /** Names of places to offer while somebody types one. */
  places: string[]
}
