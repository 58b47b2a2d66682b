import type { UsableWeek } from '#deals/times/usable-week.ts'
import type { Point } from '#lib/singapore-point.ts'

export const searchKinds = ['deal', 'brand', 'post', 'landing', 'page'] as const
export type SearchKind = (typeof searchKinds)[number]

/** Facets whose values a record states. */
export const columnNames = [
  'category',
  'ends',
  'only',
  'redeem',
  'audience',
  'diet',
  'card',
  /** The offered highest prices that its price is not above. */
  'max',
  /** Stations that outlets name. */
  'mrt',
  /** Stations near an outlet. */
  'near',
  'tag',
] as const
export type ColumnName = (typeof columnNames)[number]

/** Facets that follow from its hours and the moment of the request. */
export type MomentName = 'usable' | 'day' | 'time'

export type FacetName = ColumnName | MomentName

/** Most telling first. What `today` holds counts only while a record can be used on the index's day. */
export const searchFields = ['title', 'brand', 'tags', 'place', 'facts', 'today', 'text'] as const
export type SearchField = (typeof searchFields)[number]

/** What only deals have. */
export type DealSide = {
  /** In ms: published and started. */
  begunAt: number
  /** `YYYY-MM-DD` */
  endsOn: string | null
  /** In ms: when it can no longer be used at all; infinite without an end. */
  ends: number
  /** Part of the old price that is saved, 0 to 1. */
  saving: number
  /** It has no outlets. */
  isOnline: boolean
  /** Outlets whose location is known. */
  spots: readonly DealSpot[]
} & Hours

/** The hours in which a deal can be used in the week from the index's day on. */
export type Hours = { week: UsableWeek }

/** An outlet, with the hours in which the deal can be used there. */
export type DealSpot = Point &
  Hours & {
    postal: string
    /** Those near enough that a list near them shows the deal. */
    stations: readonly string[]
  }

/** What a record is found and filtered by. */
export type RecordDetails = {
  texts: Partial<Record<SearchField, readonly string[]>>
  facets: Partial<Record<ColumnName, readonly string[]>>
}

/** Anything that can be found. */
export type SearchRecord = {
  /** Unique among all records. */
  id: string
  kind: SearchKind
  /** Reads them again each time, always the same: kept for each record they would be half of an index. */
  details: () => RecordDetails
  /** SGD */
  price: number | null
  /** In ms, until when it can be used on the index's day; such records come first among equals. Only deals have an end. */
  usableUntil: number
  deal?: DealSide
}
