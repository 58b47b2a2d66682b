import type { ActiveFilter, FilterChoice, Filters, NearNote } from './filters.ts'

/** The state of the filters beside a list or a search. */
export type FilterView = {
  /** Of the list, without a query. */
  path: string
  q: string
  filters: Filters
  active: readonly ActiveFilter[]
  facets: readonly FilterChoice[]
  near: NearNote | null
  /** Suggestions while somebody types a place. */
  places: readonly string[]
  /** How many deals pass the filters. */
  found: number
}
