import type { UsableDay } from '#deals/times/usable-day.ts'
import type { Point } from '#lib/singapore-point.ts'

export const searchKinds = ['deal', 'brand', 'post', 'landing', 'page'] as const
export type SearchKind = (typeof searchKinds)[number]

export const facetNames = [
  'category',
  'usable',
  'ends',
  'only',
  'redeem',
  'audience',
  /** Stations that outlets name. */
  'mrt',
  /** Stations near an outlet. */
  'near',
  'tag',
] as const
export type FacetName = (typeof facetNames)[number]

/** Most telling first. */
export const searchFields = ['title', 'brand', 'tags', 'place', 'facts', 'text'] as const
export type SearchField = (typeof searchFields)[number]

/** What only deals have. */
export type DealSide = {
  /** `YYYY-MM-DD` */
  startsOn: string | null
  endsOn: string | null
  /** Part of the old price that is saved, 0 to 1. */
  saving: number
  /** Outlets whose location is known, each with the hours in which the deal can be used there. */
  spots: readonly (Point & { postal: string; day: UsableDay })[]
  day: UsableDay
}

/** Anything that can be found. */
export type SearchRecord = {
  /** Unique among all records. */
  id: string
  kind: SearchKind
  texts: Partial<Record<SearchField, readonly string[]>>
  facets: Partial<Record<FacetName, readonly string[]>>
  /** SGD */
  price: number | null
  /** Whether it can be used on the index's day; such records come first among equals. */
  usable: boolean
  deal?: DealSide
}
