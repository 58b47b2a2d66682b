import type { StoredDocument } from '../stored-document.ts'
import {
  type CompilePredicate,
  expectArguments,
  fieldArgument,
  numberArgument,
  unexpectedField,
} from './condition.ts'
import { fieldValues } from './field-path.ts'

type GeoPoint = { latitude: number; longitude: number }

/** Within so many kilometres of a point, nearest first. */
export const near: CompilePredicate = (predicate, snapshot) => {
  expectArguments(predicate, 3)
  const field = fieldArgument(predicate, snapshot)
  const centre = { latitude: numberArgument(predicate, 0), longitude: numberArgument(predicate, 1) }
  const radius = numberArgument(predicate, 2)
  const distances = new Map<StoredDocument, number>()
  for (const document of snapshot.byType.get(field.type) ?? []) {
    const points = fieldValues(document, field)
    if (!points.every(isGeoPoint)) throw unexpectedField(predicate)
    const distance = Math.min(...points.map((point) => kilometres(centre, point)))
    if (distance <= radius) distances.set(document, distance)
  }
  return {
    matches: (document) => distances.has(document),
    candidates: [...distances.keys()],
    rank: (document) => distances.get(document) ?? Number.POSITIVE_INFINITY,
  }
}

function isGeoPoint(value: unknown): value is GeoPoint {
  const point = value as Partial<GeoPoint> | null
  return typeof point?.latitude === 'number' && typeof point.longitude === 'number'
}

const EARTH_RADIUS_KM = 6371

/** Along the surface, by the haversine formula. */
function kilometres(a: GeoPoint, b: GeoPoint): number {
  const [latA, latB] = [radians(a.latitude), radians(b.latitude)]
  const h =
    Math.sin((latB - latA) / 2) ** 2 +
    Math.cos(latA) * Math.cos(latB) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
