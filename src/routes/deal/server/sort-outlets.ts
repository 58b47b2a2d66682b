import type { BrandRef, Deal, Outlet } from '#deals/deal.ts'
import { findPlace, MAX_TYPED, unknownPlaceText } from '#deals/facts/find-place.ts'
import { sayOpeningHours } from '#deals/facts/say-times.ts'
import { outletsByDistance } from '#deals/outlets-by-distance.ts'
import type { DealPayload, OutletPayload } from '../payload.ts'

/** Sorts outlets by distance from the place that the visitor typed. An unknown place keeps their own order. */
export function sortOutlets(
  { outlets, brand }: Pick<Deal, 'outlets' | 'brand'>,
  asked: string | null,
): Pick<DealPayload, 'outlets' | 'near'> {
  const typed = asked?.trim().slice(0, MAX_TYPED)
  const unsorted = outlets.map((outlet) => toPayload(outlet, { brand, distance: null }))
  if (!typed) return { outlets: unsorted, near: null }
  const place = findPlace(typed, outlets)
  if (!place)
    return { outlets: unsorted, near: { typed, note: unknownPlaceText(typed), isKnown: false } }
  return {
    outlets: outletsByDistance(outlets, place).map((outlet) =>
      toPayload(outlet, { brand, distance: outlet.distance?.text ?? null }),
    ),
    near: { typed, note: place.note, isKnown: true },
  }
}

type More = { brand: BrandRef; distance: string | null }

function toPayload(outlet: Outlet, { brand, distance }: More): OutletPayload {
  const { name, postal, mrt, lat, lng } = outlet
  const address = [outlet.address, postal && `Singapore ${postal}`].filter(Boolean).join(', ')
  return {
    name,
    address,
    mrt: mrt && (/[LM]RT$/.test(mrt) ? mrt : `${mrt} MRT`),
    hours: outlet.hours ? sayOpeningHours(outlet.hours) : null,
    lat,
    lng,
    map: mapAddress(`${brand.name}, ${address}`),
    distance,
  }
}

/** Searches by words instead of coordinates, so that the map shows what it knows about the shop. */
function mapAddress(query: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`
}
