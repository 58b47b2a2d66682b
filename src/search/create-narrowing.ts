import { distanceToNearest } from '#deals/facts/near-place.ts'
import { isUsableAt } from '#deals/times/usable-day.ts'
import { distanceKm, type Point } from '#lib/singapore-point.ts'
import type { FacetTable } from './facet-table.ts'
import type { FacetName, SearchRecord } from './search-record.ts'

type NarrowingOptions = {
  filters?: Partial<Record<FacetName, string>>
  near?: { point: Point; km: number } | null
  at?: Date
}

type Narrowing = {
  narrowing: Parameters<FacetTable['narrow']>[1]
  /** Kilometres from the chosen place. */
  kmTo: (place: number) => number
}

/** Filters that depend on the request: the distance from a place, and whether a deal can be used at the time. */
export function createNarrowing(
  records: readonly SearchRecord[],
  { filters = {}, near = null, at }: NarrowingOptions,
): Narrowing {
  const kmTo = (place: number) =>
    near ? distanceToNearest(records[place]?.deal?.spots ?? [], near) : Number.POSITIVE_INFINITY
  const instant = at?.getTime()
  const gates =
    instant === undefined
      ? {}
      : {
          usable: (place: number) => {
            const deal = records[place]?.deal
            if (!deal) return false
            if (!near) return isUsableAt(deal.day, instant)
            // At an outlet that is near enough, not somewhere else.
            return deal.spots.some(
              (spot) => distanceKm(near.point, spot) <= near.km && isUsableAt(spot.day, instant),
            )
          },
          ends: (place: number) => (records[place]?.deal?.day.until ?? 0) > instant,
        }
  return {
    narrowing: {
      filters: near ? { ...filters, near: (place: number) => kmTo(place) <= near.km } : filters,
      gates,
    },
    kmTo,
  }
}
