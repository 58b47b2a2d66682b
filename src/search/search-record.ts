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
  /** The offered price limits that its price meets. */
  'max',
  /** Stations that outlets name. */
  'mrt',
  /** Stations near an outlet. */
  'near',
  'tag',
] as const
export type ColumnName = (typeof columnNames)[number]

/** Facets that depend on its hours and the time of the request. */
export type MomentName = 'usable' | 'day' | 'time'

export type FacetName = ColumnName | MomentName

/** Most important first. `today` counts only while a record can be used on the index's day. */
export const searchFields = ['title', 'brand', 'tags', 'place', 'facts', 'today', 'text'] as const
export type SearchField = (typeof searchFields)[number]

/** The part that only deals have. */
export type DealSide = {
  /** In ms: published and started. */
  begunAt: number
  /** `YYYY-MM-DD` */
  endsOn: string | null
  /** When it can no longer be used at all, in ms; infinite without an end. */
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
    /** The stations whose lists show the deal, because they are near enough. */
    stations: readonly string[]
  }

/** The texts and facets by which a record is found and filtered. */
export type RecordDetails = {
  texts: Partial<Record<SearchField, readonly string[]>>
  facets: Partial<Record<ColumnName, readonly string[]>>
}

/** Anything that can be found. */
export type SearchRecord = {
  /** Unique among all records. */
  id: string
  kind: SearchKind
  /** Computes the details at each call, because stored for all records they would be half of an index. */
  details: () => RecordDetails
  /** SGD */
  price: number | null
  /** Until when it can be used on the index's day, in ms; such records come first among equals. Only deals have an end. */
  usableUntil: number
  deal?: DealSide
}
