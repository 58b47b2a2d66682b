import { distanceKm, isInSingapore, type Point } from '#lib/singapore-point.ts'
import { stations } from '#lib/stations.ts'
import { findStation } from '#singapore/find-station.ts'
import type { Outlet } from '../deal.ts'
import { type Accuracy, formatDistance } from '../outlets-by-distance.ts'
import { findPlace, type KnownOutlet, type Place } from './find-place.ts'

/** The choice of place for deals without outlets. */
export const ONLINE = 'Online'

/** The radius of "near", in km. An area is itself a few kilometres wide. */
const reachKm: Record<Accuracy, number> = { exact: 1.5, station: 1.5, area: 3 }

export type NearPlace = Place & {
  km: number
  /** `within 1.5 km of Bugis` */
  within: string
}

/** The place that a visitor typed, with the radius to search; `null` if the place is unknown. */
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

/** The position of an outlet, or else of its station; `null` when both are unknown. */
export function outletPoint({ lat, lng, mrt }: Located): Point | null {
  return isInSingapore({ lat, lng }) ? { lat, lng } : (findStation(mrt)?.point ?? null)
}

/** The distance to the nearest of `points`; infinite without any. */
export function distanceToNearest(points: readonly Point[], { point }: Pick<Place, 'point'>) {
  return points.reduce(
    (least, other) => Math.min(least, distanceKm(point, other)),
    Number.POSITIVE_INFINITY,
  )
}

/** The names of the stations near an outlet at `point`. */
export function stationsNear(point: Point): string[] {
  const isNear = (other: Point) =>
    // The latitude alone excludes most stations.
    Math.abs(other.lat - point.lat) < DEGREES && distanceKm(other, point) <= reachKm.station
  return stations.filter((station) => isNear(station.point)).map(({ name }) => name)
}

/** A little more than the radius of a station, in degrees of latitude (111 km each). */
const DEGREES = reachKm.station / 110

/** The nearest outlet, as a card shows it: `Bugis, about 350 m, 5 min walk`. `null` when no position is known. */
export function nearestOutletText(outlets: readonly Located[], place: NearPlace): string | null {
  const [nearest] = outlets
    .flatMap((outlet) => {
      const point = outletPoint(outlet)
      return point ? [{ outlet, km: distanceKm(place.point, point) }] : []
    })
    .toSorted((a, b) => a.km - b.km)
  if (!nearest) return null
  const { outlet, km } = nearest
  const walk = place.accuracy === 'area' ? null : walkText(km)
  return [outlet.mrt, formatDistance(km, place.accuracy), walk].filter(Boolean).join(', ')
}

/** Streets are longer than the straight line, and people walk about 80 metres in a minute. */
const WALK_MINUTES_PER_KM = (1.3 * 1000) / 80
/** Greater distances are not interesting. */
const LONGEST_WALK_KM = 2.5

function walkText(km: number): string | null {
  if (km > LONGEST_WALK_KM) return null
  return `${Math.max(1, Math.round(km * WALK_MINUTES_PER_KM))} min walk`
}
