import { distanceKm } from '#lib/singapore-point.ts'
import { stations } from '#singapore/stations.ts'
import { findPosition } from './find-position.ts'

/** What became of asking where the visitor is; `station` is `null` when that is not known. */
export type NearMe = { station: string | null; note: string }

/**
 * The station nearest to the visitor. Found on the device, with a table that loads with this file: the site learns the
 * name of the station, as if it had been typed, and never the position.
 */
export async function findNearestStation(): Promise<NearMe> {
  const position = await findPosition()
  if ('note' in position) return { station: null, note: position.note }
  const { name } = stations.reduce((nearest, station) =>
    distanceKm(station.point, position.point) < distanceKm(nearest.point, position.point)
      ? station
      : nearest,
  )
  return {
    station: name,
    note: `${name} is the nearest station to you. Your location stays on this device.`,
  }
}
