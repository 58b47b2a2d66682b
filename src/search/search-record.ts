import type { UsableDay } from '#deals/facts/usable-day.ts'
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
  /** The stations that outlets name. */
  'mrt',
  /** The stations that an outlet is near to. */
  'near',
  'tag',
] as const
export type FacetName = (typeof facetNames)[number]

/** Where words are found, the most telling first. */
export const searchFields = ['title', 'brand', 'tags', 'place', 'facts', 'text'] as const
export type SearchField = (typeof searchFields)[number]

/** What is known of deals alone: where they are, and when. */
export type DealSide = {
  /** `YYYY-MM-DD` */
  startsOn: string | null
  endsOn: string | null
  /** Part of the old price that is saved, 0 to 1. */
  saving: number
  /** Its outlets, as far as it is known where they are. */
  spots: readonly (Point & { postal: string })[]
  day: UsableDay
}

/** Anything that can be found, as plain text. */
export type SearchRecord = {
  /** Unlike that of any other record. */
  id: string
  kind: SearchKind
  texts: Partial<Record<SearchField, readonly string[]>>
  facets: Partial<Record<FacetName, readonly string[]>>
  /** SGD */
  price: number | null
  /** Can be used on the day that the index is for; comes first among equals. */
  usable: boolean
  deal?: DealSide
}
