import { daysBetween } from '#lib/singapore-time.ts'
import { inStretches, type Work } from '#lib/work.ts'
import { type SearchKind, type SearchRecord, searchKinds } from './search-record.ts'

/** `best` match first, or as the records are `listed`. */
export type SearchOrder = 'best' | 'listed' | 'ends' | 'new' | 'price' | 'saving' | 'near'

type OrderOptions = {
  /** Of deals. */
  limit: number
  /** Of each other kind. */
  otherLimit: number
  order: SearchOrder
  scores: Float32Array
  records: readonly SearchRecord[]
  /** Comes after all others, whatever the order. */
  isNear: (place: number) => boolean
  /** Kilometres to the place that was named. */
  kmTo: (place: number) => number
}

/** The first places of each kind. No two keys are the same, so neither is the order ever another. */
export function* orderPlaces(places: readonly number[], options: OrderOptions): Work<number[]> {
  const kindOf = (place: number): SearchKind => options.records[place]?.kind ?? 'deal'
  const limitOf = (kind: SearchKind) => (kind === 'deal' ? options.limit : options.otherLimit)
  const keys = new Map<SearchKind, number[]>(searchKinds.map((kind) => [kind, []]))
  const add = (place: number) => {
    const kind = kindOf(place)
    const kept = keys.get(kind)
    if (kept) keep(kept, keyOf(place, options), limitOf(kind))
  }
  const visit = (from: number, to: number) => places.slice(from, to).forEach(add)
  yield* inStretches(places.length, visit, STEPS_OF_KEY)
  const first = [...keys].flatMap(([kind, kept]) =>
    limitOf(kind) > FEW ? sorted(kept).slice(0, limitOf(kind)) : kept,
  )
  return sorted(first).map((key) => key % PLACES)
}

/** Up to so many are kept in order as they come; for more it is less work to sort all that match. */
const FEW = 50

/** Sorting all that matches for the first few would be most of the work of a search. */
function keep(kept: number[], key: number, limit: number): void {
  if (limit > FEW) {
    kept.push(key)
    return
  }
  const last = kept[limit - 1]
  if (last !== undefined && key > last) return
  const at = kept.findIndex((other) => key < other)
  kept.splice(at < 0 ? kept.length : at, 0, key)
  kept.length = Math.min(kept.length, limit)
}

function sorted(keys: readonly number[]): number[] {
  return Array.from(Float64Array.from(keys).sort())
}

function keyOf(place: number, options: OrderOptions): number {
  const { order, records, isNear } = options
  const rank = Math.max(0, Math.min(MAX_RANK, rankOf(place, options)))
  const later = order === 'best' && !records[place]?.usable ? 1 : 0
  return ((isNear(place) ? NEAR : 0) + rank * 2 + later) * PLACES + place
}

/** A key may need the days between two dates, or a distance. */
const STEPS_OF_KEY = 20

const PLACES = 2 ** 24
const MAX_RANK = 2 ** 26 - 1
const NEAR = 2 ** 27

/** The lower, the earlier; what is not known comes last. */
function rankOf(place: number, { order, scores, records, kmTo }: OrderOptions): number {
  const { price = null, deal } = records[place] ?? {}
  switch (order) {
    case 'listed':
      return 0
    case 'ends':
      return deal?.endsOn ? daysBetween(FIRST_DAY, deal.endsOn) : MAX_RANK
    case 'new':
      return deal?.startsOn ? MAX_RANK - daysBetween(FIRST_DAY, deal.startsOn) : MAX_RANK
    case 'price':
      return price === null ? MAX_RANK : Math.round(price * 100)
    case 'saving':
      return Math.round((1 - (deal?.saving ?? 0)) * 1e6)
    case 'near':
      return Math.round(Math.min(kmTo(place), MAX_KM) * 1000)
    case 'best':
      return Math.round((MAX_SCORE - Math.min(MAX_SCORE, scores[place] ?? 0)) * STEPS)
  }
}

const FIRST_DAY = '2000-01-01'
/** More than from one end of the island to the other. */
const MAX_KM = 1000
const MAX_SCORE = 1000
/** Scores nearer to each other than this are equal: what can be used today decides. */
const STEPS = 4
