import { inStretches, type Work } from '#lib/node/work.ts'
import { daysBetween, startOfDay } from '#lib/singapore-time.ts'
import type { RecordPlaces } from './record-places.ts'
import { type SearchKind, searchKinds } from './search-record.ts'

/** `best` match first, or as the records are `listed`. */
export type SearchOrder = 'best' | 'listed' | 'ends' | 'new' | 'price' | 'saving' | 'near'

type OrderOptions = Pick<RecordPlaces, 'records' | 'ranks' | 'byRank'> & {
  /** How many deals, from the one at `from`. */
  limit: number
  from: number
  /** How many of each other kind. */
  otherLimit: number
  order: SearchOrder
  scores: Float32Array
  /** Close matches come after all others, whatever the order. */
  isClose: (place: number) => boolean
  /** Kilometres from the chosen place. */
  kmTo: (place: number) => number
  /** Whether a record comes first among equals. */
  isForToday: (place: number) => boolean
}

/** The first places of each kind; for deals, from `from` on. All keys differ, so the order is always the same. */
export function* orderPlaces(places: readonly number[], options: OrderOptions): Work<number[]> {
  const { from, limit, otherLimit, records, byRank } = options
  const keptOf = (kind: SearchKind) =>
    kind === 'deal'
      ? createKept(from + limit, places.length)
      : createKept(otherLimit, places.length)
  const kept = new Map(searchKinds.map((kind) => [kind, keptOf(kind)]))
  const add = (place: number) =>
    kept.get(records[place]?.kind ?? 'deal')?.add(keyOf(place, options))
  const visit = (first: number, last: number) => {
    for (let at = first; at < last; at++) add(places[at] ?? 0)
  }
  yield* inStretches(places.length, visit, STEPS_OF_KEY)
  const keys = [...kept].flatMap(([kind, { first }]) => [...first(kind === 'deal' ? from : 0)])
  return Array.from(Float64Array.from(keys).sort(), (key) => byRank[key % RANKS] ?? 0)
}

/** Up to this number the lowest keys are kept sorted; beyond it, sorting all matches is less work. */
const FEW = 50

type Kept = {
  add: (key: number) => void
  /** The lowest keys up to the limit, from the one at `from`. */
  first: (from: number) => ArrayLike<number> & Iterable<number>
}

/** Keeps the lowest keys. `most` is how many are added at most. */
function createKept(limit: number, most: number): Kept {
  return limit > FEW ? keepAll(limit, most) : keepFew(limit)
}

/** Sorting all matches would be most of the work of a search. */
function keepFew(limit: number): Kept {
  const kept: number[] = []
  return {
    add(key) {
      const last = kept[limit - 1]
      if (last !== undefined && key > last) return
      const at = kept.findIndex((other) => key < other)
      kept.splice(at < 0 ? kept.length : at, 0, key)
      kept.length = Math.min(kept.length, limit)
    },
    first: (from) => kept.slice(from),
  }
}

/** Numbers instead of objects, which would be megabytes of garbage on a far page. */
function keepAll(limit: number, most: number): Kept {
  const kept = new Float64Array(most)
  let count = 0
  return {
    add(key) {
      kept[count++] = key
    },
    first: (from) => kept.subarray(0, count).sort().subarray(from, limit),
  }
}

function keyOf(place: number, options: OrderOptions): number {
  const { order, ranks, isForToday, isClose } = options
  const value = Math.max(0, Math.min(MAX_VALUE, sortValue(place, options)))
  const later = order === 'best' && !isForToday(place) ? 1 : 0
  return ((isClose(place) ? CLOSE : 0) + value * 2 + later) * RANKS + (ranks[place] ?? 0)
}

/** A key may take the days between two dates, or a distance. */
const STEPS_OF_KEY = 20

const RANKS = 2 ** 24
const MAX_VALUE = 2 ** 26 - 1
const CLOSE = 2 ** 27

/** Lower keys come earlier. Unknown values come last. */
function sortValue(place: number, { order, scores, records, kmTo }: OrderOptions): number {
  const { price = null, deal } = records[place] ?? {}
  switch (order) {
    case 'listed':
      return 0
    case 'ends':
      return deal?.endsOn ? daysBetween(FIRST_DAY, deal.endsOn) : MAX_VALUE
    case 'new':
      return deal ? MAX_VALUE - Math.floor((deal.begunAt - FIRST_INSTANT) / 60_000) : MAX_VALUE
    case 'price':
      return price === null ? MAX_VALUE : Math.round(price * 100)
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
/** Longer than the island. */
const MAX_KM = 1000
const MAX_SCORE = 1000
/** Steps of a score. Within one, deals that can be used today come first. */
const STEPS = 4
