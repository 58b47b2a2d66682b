/** Degrees, WGS 84. */
export type Point = { lat: number; lng: number }

const EARTH_RADIUS_KM = 6371

/** The straight-line distance. The island is small enough to count as flat: within a metre of the great circle. */
export function distanceKm(a: Point, b: Point): number {
  const middle = ((a.lat + b.lat) / 2) * (Math.PI / 180)
  const north = (b.lat - a.lat) * (Math.PI / 180)
  const east = (b.lng - a.lng) * (Math.PI / 180) * Math.cos(middle)
  return EARTH_RADIUS_KM * Math.hypot(north, east)
}

/** Whether a point is in or just off Singapore: 0, 0 means unknown in documents. */
export function isInSingapore({ lat, lng }: Point): boolean {
  return lat > 1.13 && lat < 1.5 && lng > 103.55 && lng < 104.15
}
