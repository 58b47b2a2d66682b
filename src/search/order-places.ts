import { type SearchKind, type SearchRecord, searchKinds } from './search-record.ts'

export const searchOrders = ['best', 'ends', 'price'] as const
/** `ends` is the order of the records themselves. */
export type SearchOrder = (typeof searchOrders)[number]

type OrderOptions = {
  limit: number
  order: SearchOrder
  scores: Float32Array
  records: readonly SearchRecord[]
  /** Comes after all others, whatever the order. */
  isNear: (place: number) => boolean
}

/** The first `limit` places of each kind. No two keys are the same, so neither is the order ever another. */
export function orderPlaces(places: readonly number[], options: OrderOptions): number[] {
  const { limit, records } = options
  const first = new Map<SearchKind, number[]>(searchKinds.map((kind) => [kind, []]))
  for (const place of places) {
    const kept = first.get(records[place]?.kind ?? 'deal')
    if (kept) keepFirst(kept, keyOf(place, options), limit)
  }
  const keys = Float64Array.from([...first.values()].flat()).sort()
  return Array.from(keys, (key) => key % PLACES)
}

/** Sorting all that matches for the first few would be most of the work of a search. */
function keepFirst(kept: number[], key: number, limit: number): void {
  const last = kept[limit - 1]
  if (last !== undefined && key > last) return
  const at = kept.findIndex((other) => key < other)
  kept.splice(at < 0 ? kept.length : at, 0, key)
  kept.length = Math.min(kept.length, limit)
}

function keyOf(place: number, options: OrderOptions): number {
  const { order, records, isNear } = options
  const rank = Math.min(MAX_RANK, rankOf(place, options))
  const later = order === 'best' && !records[place]?.usable ? 1 : 0
  return ((isNear(place) ? NEAR : 0) + rank * 2 + later) * PLACES + place
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
