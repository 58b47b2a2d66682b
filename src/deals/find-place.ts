// Server only (scripts/refuse-server-code.ts): it knows the stations and postal sectors.

import { findStation } from '#lib/singapore-find-station.ts'
import type { Point } from '#lib/singapore-point.ts'
import { isInSingapore } from '#lib/singapore-point.ts'
import { findPostalArea } from '#lib/singapore-postal.ts'
import type { Outlet } from './deal.ts'

/** How well we know where it is: to a few steps, to a station, or to a postal area kilometres wide. */
export type Accuracy = 'exact' | 'station' | 'area'

export type Place = {
  /** `Tiong Bahru station`, `postal area 16, Tiong Bahru`. */
  name: string
  point: Point
  accuracy: Accuracy
  /** What to say above the distances. */
  note: string
}

/**
 * The place a visitor typed: a postal code or a station. A code that is one of `outlets` is that
 * outlet; for any other we have but its area. `null` when it is neither.
 */
export function findPlace(typed: string, outlets: readonly Outlet[] = []): Place | null {
  const code = /^\s*(?:s(?:ingapore|'?pore)?\s*)?\(?\s*(\d{6})\s*\)?\s*$/i.exec(typed)?.[1]
  if (code) return findOutletPlace(code, outlets) ?? findAreaPlace(code)
  const station = findStation(typed)
  if (!station) return null
  return {
    name: `${station.name} station`,
    point: station.point,
    accuracy: 'station',
    note: `Straight-line distances from ${station.name} station`,
  }
}

function findOutletPlace(code: string, outlets: readonly Outlet[]): Place | null {
  const outlet = outlets.find(
    ({ postal, lat, lng }) => postal === code && isInSingapore({ lat, lng }),
  )
  if (!outlet) return null
  return {
    name: `Singapore ${code}`,
    point: { lat: outlet.lat, lng: outlet.lng },
    accuracy: 'exact',
    note: `Straight-line distances from Singapore ${code}`,
  }
}

function findAreaPlace(code: string): Place | null {
  const area = findPostalArea(code)
  if (!area) return null
  return {
    name: `postal area ${code.slice(0, 2)}, ${area.name}`,
    point: area.point,
    accuracy: 'area',
    note: `Rough distances from the middle of postal area ${code.slice(0, 2)}, ${area.name}`,
  }
}
