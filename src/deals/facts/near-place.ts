import { distanceKm, isInSingapore, type Point } from '#lib/singapore-point.ts'
import { findStation } from '#singapore/find-station.ts'
import { stations } from '#singapore/stations.ts'
import type { Outlet } from '../deal.ts'
import type { Accuracy } from '../outlets-by-distance.ts'
import { formatDistance } from '../outlets-by-distance.ts'
import { findPlace, type Place } from './find-place.ts'

/** What stands for deals that need no outlet, among the names of places. */
export const ONLINE = 'Online'

/** How far "near" reaches. An area is itself a few kilometres wide. */
const reachKm: Record<Accuracy, number> = { exact: 1.5, station: 1.5, area: 3 }

export type NearPlace = Place & {
  km: number
  /** `within 1.5 km of Bugis` */
  within: string
}

type KnownOutlet = Pick<Outlet, 'postal' | 'lat' | 'lng'>

/** What somebody typed, with how far around it to look; `null` when nobody knows where that is. */
export function findNearPlace(
  typed: string,
  outlets: readonly KnownOutlet[] = [],
): NearPlace | null {
  const place = findPlace(typed, outlets)
  if (!place) return null
  const km = reachKm[place.accuracy]
  const about = place.accuracy === 'area' ? 'about ' : ''
  return { ...place, km, within: `within ${about}${km} km of ${place.name}` }
}

type Located = Pick<Outlet, 'lat' | 'lng' | 'mrt'>

/** Where an outlet is; by its station when only that is known, `null` when nothing is. */
export function outletPoint({ lat, lng, mrt }: Located): Point | null {
  return isInSingapore({ lat, lng }) ? { lat, lng } : (findStation(mrt)?.point ?? null)
}

/** To the nearest of `points`; infinite when there is none. */
export function distanceToNearest(points: readonly Point[], { point }: Pick<Place, 'point'>) {
  return points.reduce(
    (least, other) => Math.min(least, distanceKm(point, other)),
    Number.POSITIVE_INFINITY,
  )
}

/** The stations that a deal with an outlet at `point` is near to, by name. */
export function stationsNear(point: Point): string[] {
  const isNear = (other: Point) =>
    // Most are far away, and are told apart by their latitude alone.
    Math.abs(other.lat - point.lat) < DEGREES && distanceKm(other, point) <= reachKm.station
  return stations.filter((station) => isNear(station.point)).map(({ name }) => name)
}

/** A little more than the reach of a station: a degree of latitude is 111 km. */
const DEGREES = reachKm.station / 110

/** `Bugis, about 350 m`: the nearest outlet, as a card says it. `null` when none has a place. */
export function nearestOutletText(outlets: readonly Located[], place: NearPlace): string | null {
  const [nearest] = outlets
    .flatMap((outlet) => {
      const point = outletPoint(outlet)
      return point ? [{ outlet, km: distanceKm(place.point, point) }] : []
    })
    .toSorted((a, b) => a.km - b.km)
  if (!nearest) return null
  return [nearest.outlet.mrt, formatDistance(nearest.km, place.accuracy)].filter(Boolean).join(', ')
}
