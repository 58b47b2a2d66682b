import { sortWork } from '#lib/node/sort-work.ts'
import { WRONG_VALUE } from '../index/index-kind.ts'
import { placesInRange, type Range, sortedIndex } from '../index/sorted-index.ts'
import { piecesBetween } from '../persistent-list.ts'
import {
  type CompilePredicate,
  expectArguments,
  fieldArgument,
  isOneOf,
  numberArgument,
  unexpectedField,
} from './condition.ts'
import { fieldIndex, fieldValues } from './field-path.ts'

type GeoPoint = { latitude: number; longitude: number }

/** Within a number of kilometres of a point, nearest first. */
export const near: CompilePredicate = function* (predicate, snapshot) {
  expectArguments(predicate, 3)
  const field = yield* fieldArgument(predicate, snapshot)
  const centre = { latitude: numberArgument(predicate, 0), longitude: numberArgument(predicate, 1) }
  const radius = numberArgument(predicate, 2)
  const index = yield* fieldIndex(snapshot, { kind: 'latitudes', field }, () =>
    sortedIndex((document) => fieldValues(document, field).map(toLatitude)),
  )
  if (index.wrong > 0) throw unexpectedField(predicate)
  const distances = new Map<number, number>()
  const { start, end } = placesInRange(index, latitudesAround(centre, radius))
  const measure = (slot: number) => {
    const document = snapshot.slots.bySlot.at(slot)
    const points = document ? (fieldValues(document, field) as GeoPoint[]) : []
    let distance = Number.POSITIVE_INFINITY
    for (const point of points) distance = Math.min(distance, kilometres(centre, point))
    if (distance <= radius) distances.set(slot, distance)
  }
  for (const slots of piecesBetween(index.slots, start, end)) {
    for (const slot of slots) {
      measure(slot)
      yield STEPS_OF_MEASURING
    }
  }
  const rank = (slot: number) => distances.get(slot) ?? Number.POSITIVE_INFINITY
  return { ...isOneOf(yield* sortWork([...distances.keys()], (a, b) => a - b)), rank }
}

/** Computing a distance takes about as long as this many steps through a list. */
const STEPS_OF_MEASURING = 50

function toLatitude(value: unknown): number | typeof WRONG_VALUE {
  return isGeoPoint(value) ? value.latitude : WRONG_VALUE
}

// Nothing outside this band of latitudes can be near. Slightly wider, for rounding.
function latitudesAround({ latitude }: GeoPoint, radius: number): Range {
  const degrees = (radius / EARTH_RADIUS_KM) * (180 / Math.PI) + 1e-6
  return { above: latitude - degrees, below: latitude + degrees, inclusive: true }
}

function isGeoPoint(value: unknown): value is GeoPoint {
  const point = value as Partial<GeoPoint> | null
  return typeof point?.latitude === 'number' && typeof point.longitude === 'number'
}

const EARTH_RADIUS_KM = 6371

/** The great-circle distance, by the haversine formula. */
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
