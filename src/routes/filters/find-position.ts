import { isInSingapore, type Point } from '#lib/singapore-point.ts'

/** A phone indoors needs some seconds, and its position a minute ago is good enough. */
const OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 60_000 }

const INSTEAD = 'Type a postal code, a station or an area instead.'

/** Where the device is, with an accuracy in metres; or a sentence that says why it is unknown. */
export type Position = { point: Point; accuracy: number } | { note: string }

/** Asks the browser. Callers never send the position. */
export async function findPosition(): Promise<Position> {
  if (!navigator.geolocation) return unknown('This browser cannot share your location.')
  try {
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
      navigator.geolocation.getCurrentPosition(resolve, reject, OPTIONS)
    })
    const point = { lat: coords.latitude, lng: coords.longitude }
    if (!isInSingapore(point)) return unknown('You seem to be outside Singapore.')
    return { point, accuracy: coords.accuracy }
  } catch (error) {
    return unknown(reasons[(error as GeolocationPositionError).code] ?? reasons[2])
  }
}

/** By the codes of `GeolocationPositionError`. */
const reasons: Record<number, string> & { 2: string } = {
  1: 'Your browser does not share your location.',
  2: 'Your device could not find your location.',
  3: 'Finding your location took too long.',
}

function unknown(why: string): Position {
  return { note: `${why} ${INSTEAD}` }
}
