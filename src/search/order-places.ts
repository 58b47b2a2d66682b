import type { SearchRecord } from './search-record.ts'

export const searchOrders = ['best', 'ends', 'price'] as const
/** `ends` is the order of the records themselves. */
export type SearchOrder = (typeof searchOrders)[number]

type OrderOptions = {
  order: SearchOrder
  scores: Float32Array
  records: readonly SearchRecord[]
  /** Comes after all others, whatever the order. */
  isNear: (place: number) => boolean
}

/** Each number is unlike every other, so the same query always gives the same order. */
export function orderPlaces(places: readonly number[], options: OrderOptions): number[] {
  const { order, records, isNear } = options
  const keys = Float64Array.from(places, (place) => {
    const rank = Math.min(MAX_RANK, rankOf(place, options))
    const later = order === 'best' && !records[place]?.usable ? 1 : 0
    return ((isNear(place) ? NEAR : 0) + rank * 2 + later) * PLACES + place
  })
  // Numbers in a typed array are sorted several times faster than by a comparison.
  return Array.from(keys.sort(), (key) => key % PLACES)
}

const PLACES = 2 ** 24
const MAX_RANK = 2 ** 26 - 1
const NEAR = 2 ** 27

/** The lower, the earlier. */
function rankOf(place: number, { order, scores, records }: OrderOptions): number {
  if (order === 'ends') return 0
  if (order === 'price') return Math.round((records[place]?.price ?? MAX_RANK) * 100)
  return Math.round((MAX_SCORE - Math.min(MAX_SCORE, scores[place] ?? 0)) * STEPS)
}

const MAX_SCORE = 1000
/** Scores nearer to each other than this are equal: what can be used today decides. */
const STEPS = 4
