import { daysBetween, startOfDay } from '#lib/singapore-time.ts'
import { inStretches, type Work } from '#lib/work.ts'
import { type SearchKind, type SearchRecord, searchKinds } from './search-record.ts'

/** `best` match first, or as the records are `listed`. */
export type SearchOrder = 'best' | 'listed' | 'ends' | 'new' | 'price' | 'saving' | 'near'

type OrderOptions = {
  /** How many deals. */
  limit: number
  /** How many of each other kind. */
  otherLimit: number
  order: SearchOrder
  scores: Float32Array
  records: readonly SearchRecord[]
  /** Close matches come after all others, whatever the order. */
  isClose: (place: number) => boolean
  /** Kilometres from the chosen place. */
  kmTo: (place: number) => number
  /** Such records come first among equals. */
  isForToday: (place: number) => boolean
}

/** The first places of each kind. All keys differ, so the order is always the same. */
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

/** Up to so many are kept sorted; beyond that it is less work to sort all matches. */
const FEW = 50

/** Keeps the first few without sorting all matches, which would be most of the work of a search. */
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
  const { order, isForToday, isClose } = options
  const rank = Math.max(0, Math.min(MAX_RANK, rankOf(place, options)))
  const later = order === 'best' && !isForToday(place) ? 1 : 0
  return ((isClose(place) ? CLOSE : 0) + rank * 2 + later) * PLACES + place
}

/** A key may take the days between two dates, or a distance. */
const STEPS_OF_KEY = 20

const PLACES = 2 ** 24
const MAX_RANK = 2 ** 26 - 1
const CLOSE = 2 ** 27

/** The lower, the earlier; unknown values come last. */
function rankOf(place: number, { order, scores, records, kmTo }: OrderOptions): number {
  const { price = null, deal } = records[place] ?? {}
  switch (order) {
    case 'listed':
      return 0
    case 'ends':
      return deal?.endsOn ? daysBetween(FIRST_DAY, deal.endsOn) : MAX_RANK
    case 'new':
      return deal ? MAX_RANK - Math.floor((deal.begunAt - FIRST_INSTANT) / 60_000) : MAX_RANK
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
const FIRST_INSTANT = startOfDay(FIRST_DAY).getTime()
/** More than from one end of the island to the other. */
const MAX_KM = 1000
const MAX_SCORE = 1000
/** Steps of a score. Within one, deals that can be used today come first. */
const STEPS = 4
