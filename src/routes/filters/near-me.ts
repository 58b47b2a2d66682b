import { distanceKm } from '#lib/singapore-point.ts'
import { stations } from '#lib/stations.ts'
import { findPosition } from './find-position.ts'

/** The result of locating the visitor; `station` is `null` if that failed. */
export type NearMe = { station: string | null; note: string }

/**
 * Finds the station nearest to the visitor on the device, with a table that loads with this file. The site gets the
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
