import type { Outlet } from '#deals/deal.ts'
import { MAX_TYPED, unknownPlaceText } from '#deals/facts/find-place.ts'
import { findNearPlace, type NearPlace, ONLINE } from '#deals/facts/near-place.ts'
import { type Filters, type NearNote, withoutFilter } from '../filters.ts'

type NearWish = {
  /** With the place as everybody's address has it; without it when nobody knows where it is. */
  filters: Filters
  /** `null` also for what is online, which is nowhere. */
  place: NearPlace | null
  near: NearNote | null
}

/** The postal code in what was typed; an empty text where there is none. */
export function postalIn(typed: string): string {
  return /\d{6}/.exec(typed)?.[0] ?? ''
}

/** Reads where deals are wanted: a station, an area, a postal code, or online. */
export function readNear(
  filters: Filters,
  outlets: readonly Pick<Outlet, 'postal' | 'lat' | 'lng'>[],
): NearWish {
  const typed = filters.near?.trim().slice(0, MAX_TYPED)
  const others = withoutFilter(filters, 'near')
  if (!typed) return { filters: others, place: null, near: null }
  if (typed.toLowerCase() === ONLINE.toLowerCase()) {
    const near = { typed: ONLINE, text: 'online', isKnown: true }
    return { filters: { ...others, near: ONLINE }, place: null, near }
  }
  const place = findNearPlace(typed, outlets)
  if (!place) {
    const near = { typed, text: unknownPlaceText(typed), isKnown: false }
    return { filters: others, place, near }
  }
  const { key, within } = place
  return {
    filters: { ...filters, near: key },
    place,
    near: { typed: key, text: within, isKnown: true },
  }
}
