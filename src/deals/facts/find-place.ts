import { isInSingapore, type Point } from '#lib/singapore-point.ts'
import type { Station } from '#lib/stations.ts'
import { findStation } from '#singapore/find-station.ts'
import { findNamedArea, findPostalArea } from '#singapore/postal-areas.ts'
import type { Outlet } from '../deal.ts'
import type { Accuracy } from '../outlets-by-distance.ts'

export type Place = {
  /** `Tiong Bahru station`, `postal area 16, Tiong Bahru`, `Katong`. */
  name: string
  /** Finds the same place again: `Tiong Bahru`, `168732`. */
  key: string
  point: Point
  accuracy: Accuracy
  /** The first two digits of a postal area. All codes with them are in it, however far from its centre. */
  sector?: string
  /** The text above the distances. */
  note: string
}

/** Longer than the name of any place. */
export const MAX_TYPED = 60

export type KnownOutlet = Pick<Outlet, 'postal' | 'lat' | 'lng'>

/**
 * The place that a visitor typed: a postal code, a station or an area. The code of one of `outlets` gives the position of
 * that outlet, any other code only an area. `null` if the place is unknown.
 */
export function findPlace(typed: string, outlets: readonly KnownOutlet[] = []): Place | null {
  if (typed.length > MAX_TYPED) return null
  const code = /^\s*(?:s(?:ingapore|'?pore)?\s*)?\(?\s*(\d{6})\s*\)?\s*$/i.exec(typed)?.[1]
  if (code) return findOutletPlace(code, outlets) ?? findAreaPlace(code)
  const station = findStation(typed)
  const area = findNamedArea(typed)
  // Katong is an area, although a station is called Katong Park. Siglap is both.
  if (area && area.name !== station?.name) return toPlace(area, 'area')
  return station && toPlace(station, 'station')
}

/** The text for a place that `findPlace` does not know. */
export function unknownPlaceText(typed: string): string {
  return `We could not find “${typed}”. Try an MRT station such as Bugis, an area such as Katong, or a six-digit postal code.`
}

function findOutletPlace(code: string, outlets: readonly KnownOutlet[]): Place | null {
  const outlet = outlets.find(
    ({ postal, lat, lng }) => postal === code && isInSingapore({ lat, lng }),
  )
  if (!outlet) return null
  return {
    name: `Singapore ${code}`,
    key: code,
    point: { lat: outlet.lat, lng: outlet.lng },
    accuracy: 'exact',
    note: `Straight-line distances from Singapore ${code}`,
  }
}

function findAreaPlace(code: string): Place | null {
  const area = findPostalArea(code)
  if (!area) return null
  const sector = code.slice(0, 2)
  const name = `postal area ${sector}, ${area.name}`
  return { ...toPlace({ name, point: area.point }, 'area'), key: code, sector }
}

function toPlace({ name, point }: Station, accuracy: 'station' | 'area'): Place {
  const note =
    accuracy === 'station'
      ? `Straight-line distances from ${name} station`
      : `Approximate distances from the centre of ${name}`
  return { name, key: name, point, accuracy, note }
}
