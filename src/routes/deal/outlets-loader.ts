import type { Deal, Outlet } from '#deals/deal.ts'
import { findPlace } from '#deals/find-place.ts'
import { outletsByDistance } from '#deals/outlets-by-distance.ts'
import type { DealPayload, OutletPayload } from './payload.ts'

/** The outlets, those nearest to what the visitor typed first. */
export function sortOutlets(
  { outlets }: Pick<Deal, 'outlets'>,
  typed: string | null,
): Pick<DealPayload, 'outlets' | 'near'> {
  if (!typed) return { outlets: outlets.map((outlet) => toPayload(outlet, null)), near: null }
  const place = findPlace(typed, outlets)
  if (!place) {
    const note = 'We know no such postal code or station. Try six digits, or the name of a station.'
    return { outlets: outlets.map((outlet) => toPayload(outlet, null)), near: { typed, note } }
  }
  return {
    outlets: outletsByDistance(outlets, place).map((outlet) =>
      toPayload(outlet, outlet.distance?.text ?? null),
    ),
    near: { typed, note: place.note },
  }
}

function toPayload({ name, address, postal, mrt }: Outlet, distance: string | null): OutletPayload {
  return {
    name,
    address: [address, postal && `Singapore ${postal}`].filter(Boolean).join(', '),
    mrt: mrt && (/[LM]RT$/.test(mrt) ? mrt : `${mrt} MRT`),
    distance,
  }
}
