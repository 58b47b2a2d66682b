import { distanceKm, isInSingapore, type Point } from '#lib/singapore-point.ts'
import type { Outlet } from './deal.ts'

/** The accuracy of a position: a few steps, a station, or a postal area that is kilometres wide. */
export type Accuracy = 'exact' | 'station' | 'area'

/** `null` for an outlet with an unknown position. */
export type Distance = { km: number; text: string } | null

/** Nearest first; outlets without a position come last, in their own order. */
export function outletsByDistance<Some extends Pick<Outlet, 'lat' | 'lng'>>(
  outlets: readonly Some[],
  from: { point: Point; accuracy: Accuracy },
): (Some & { distance: Distance })[] {
  return outlets
    .map((outlet) => ({ ...outlet, distance: distanceOf(outlet, from) }))
    .toSorted((a, b) => kmOf(a.distance) - kmOf(b.distance))
}

function distanceOf(point: Point, from: { point: Point; accuracy: Accuracy }): Distance {
  if (!isInSingapore(point)) return null
  const km = distanceKm(from.point, point)
  return { km, text: formatDistance(km, from.accuracy) }
}

// Not infinity: the difference of two infinities is NaN, which breaks sorting.
function kmOf(distance: Distance): number {
  return distance?.km ?? Number.MAX_SAFE_INTEGER
}

/** `about 350 m`, `about 1.2 km`; from the centre of an area, whole kilometres. */
export function formatDistance(km: number, accuracy: Accuracy): string {
  if (accuracy === 'area') return km < 1.5 ? 'within about 2 km' : `about ${Math.round(km)} km`
  const metres = Math.max(50, Math.round(km * 20) * 50)
  if (metres < 1000) return `about ${metres} m`
  return km < 9.95 ? `about ${Number(km.toFixed(1))} km` : `about ${Math.round(km)} km`
}
