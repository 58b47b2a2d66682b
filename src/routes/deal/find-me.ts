import { outletsByDistance } from '#deals/outlets-by-distance.ts'
import { isInSingapore } from '#lib/singapore-point.ts'
import type { OutletPayload } from './payload.ts'

/** What became of asking where the visitor is; `outlets` is `null` when that is not known. */
export type Found = { note: string; outlets: OutletPayload[] | null }

/** A phone indoors needs some seconds; where it was a minute ago is good enough. */
const OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 60_000 }
/** Metres. What is known less exactly is told in whole kilometres. */
const EXACT_WITHIN = 500

const INSTEAD = 'Type a postal code, a station or an area instead.'

/** The outlets, nearest first. The device alone knows where it is: nothing of it is sent anywhere. */
export async function findMe(outlets: readonly OutletPayload[]): Promise<Found> {
  if (!navigator.geolocation) return unknown('This browser cannot share your location.')
  try {
    const { coords } = await position()
    const point = { lat: coords.latitude, lng: coords.longitude }
    if (!isInSingapore(point)) return unknown('You seem to be outside Singapore.')
    const accuracy = coords.accuracy <= EXACT_WITHIN ? 'exact' : 'area'
    return {
      note: `${accuracy === 'exact' ? 'Straight-line' : 'Approximate'} distances from you. Your location stays on this device.`,
      outlets: outletsByDistance(outlets, { point, accuracy }).map((outlet) => ({
        ...outlet,
        distance: outlet.distance?.text ?? null,
      })),
    }
  } catch (error) {
    return unknown(reasons[(error as GeolocationPositionError).code] ?? reasons[2])
  }
}

/** By the numbers of `GeolocationPositionError`. */
const reasons: Record<number, string> & { 2: string } = {
  1: 'Your browser does not share your location.',
  2: 'Your device could not find your location.',
  3: 'Finding your location took too long.',
}

function position(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, OPTIONS)
  })
}

function unknown(why: string): Found {
  return { note: `${why} ${INSTEAD}`, outlets: null }
}
