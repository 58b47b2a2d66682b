import { outletsByDistance } from '#deals/outlets-by-distance.ts'
import { findPosition } from '../filters/find-position.ts'
import type { OutletPayload } from './payload.ts'

/** What became of asking where the visitor is; `outlets` is `null` when that is not known. */
export type Found = { note: string; outlets: OutletPayload[] | null }

/** Metres. What is known less exactly is told in whole kilometres. */
const EXACT_WITHIN = 500

/** The outlets, nearest first. The device alone knows where it is: nothing of it is sent anywhere. */
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
