import { outletsByDistance } from '#deals/outlets-by-distance.ts'
import { findPosition } from '../filters/find-position.ts'
import type { OutletPayload } from './payload.ts'

/** The result of locating the visitor; `outlets` is `null` if that failed. */
export type Found = { note: string; outlets: OutletPayload[] | null }

/** Metres. A less exact position gives distances in whole kilometres. */
const EXACT_WITHIN = 500

/** Sorts the outlets, nearest first. The position never leaves the device. */
export async function findMe(outlets: readonly OutletPayload[]): Promise<Found> {
  const position = await findPosition()
  if ('note' in position) return { note: position.note, outlets: null }
  const accuracy = position.accuracy <= EXACT_WITHIN ? 'exact' : 'area'
  return {
    note: `${accuracy === 'exact' ? 'Straight-line' : 'Approximate'} distances from you. Your location stays on this device.`,
    outlets: outletsByDistance(outlets, { point: position.point, accuracy }).map((outlet) => ({
      ...outlet,
      distance: outlet.distance?.text ?? null,
    })),
  }
}
