import type { Outlet } from '#deals/deal.ts'
import { MAX_TYPED, unknownPlaceText } from '#deals/facts/find-place.ts'
import { findNearPlace, type NearPlace, ONLINE } from '#deals/facts/near-place.ts'
import { type Filters, type NearNote, withoutFilter } from '../filters.ts'

type NearFilter = {
  /** The place is in its canonical form, and absent if it is unknown. */
  filters: Filters
  /** `null` also for online deals. */
  place: NearPlace | null
  near: NearNote | null
}

/** The postal code in a text; empty if there is none. */
export function postalIn(typed: string): string {
  return /\d{6}/.exec(typed)?.[0] ?? ''
}

/** Reads the place: a station, an area, a postal code, or online. */
export function readNear(
  filters: Filters,
  outlets: readonly Pick<Outlet, 'postal' | 'lat' | 'lng'>[],
): NearFilter {
  const typed = filters.near?.trim().slice(0, MAX_TYPED)
  const others = withoutFilter(filters, 'near')
  if (!typed) return { filters: others, place: null, near: null }
  if (typed.toLowerCase() === ONLINE.toLowerCase()) {
    const near = { typed: ONLINE, text: 'online', isKnown: true, area: null }
    return { filters: { ...others, near: ONLINE }, place: null, near }
  }
  const place = findNearPlace(typed, outlets)
  if (!place) {
    const near = { typed, text: unknownPlaceText(typed), isKnown: false, area: null }
    return { filters: others, place, near }
  }
  const { key, within } = place
  return {
    filters: { ...filters, near: key },
    place,
    near: { typed: key, text: within, isKnown: true, area: postalIn(key) ? null : key },
  }
}
