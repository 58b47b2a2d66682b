import { sortWork } from '#lib/node/sort-work.ts'
import { inStretches, type Work } from '#lib/node/work.ts'
import { compareLists, isSameList } from './compare-lists.ts'
import type { SearchRecord } from './search-record.ts'

/**
 * The places of records in an index. A changed record keeps its place, so that only its part of the index changes. Its
 * rank in the list of records, which decides among equals, is stored separately.
 */
export type RecordPlaces = {
  /** The records by place; a free place has `NO_RECORD`. */
  records: readonly SearchRecord[]
  free: readonly number[]
  /** The records in the order of the list, their places, and their ranks by place. */
  listed: readonly SearchRecord[]
  byRank: Uint32Array
  ranks: Uint32Array
}

export type PlaceChange = {
  place: number
  /** `null` if the place was free or is free now. */
  before: SearchRecord | null
  after: SearchRecord | null
}

/** No query finds it. */
const NO_RECORD: SearchRecord = {
  id: '',
  kind: 'page',
  details: () => ({ texts: {}, facets: {} }),
  price: null,
  usableUntil: Number.NEGATIVE_INFINITY,
}

export function createPlaces(records: readonly SearchRecord[]): RecordPlaces {
  const ranks = Uint32Array.from(records.keys())
  return { records, free: [], listed: records, byRank: ranks, ranks }
}

/** The places of the records `listed`, and the changes, in the order of places. */
export function* changePlaces(
  before: RecordPlaces,
  listed: readonly SearchRecord[],
): Work<{ places: RecordPlaces; changes: PlaceChange[] }> {
  const difference = yield* compareLists(before.listed, listed)
  if (isSameList(difference)) return { places: before, changes: [] }
  const { start, end, origins, gone } = difference
  const byRank = new Uint32Array(listed.length)
  byRank.set(before.byRank.subarray(0, start))
  byRank.set(before.byRank.subarray(before.byRank.length - end), listed.length - end)

  const records = before.records.slice()
  const free = before.free.slice()
  const goneById = new Map(
    gone.map((rank) => [before.listed[rank]?.id ?? '', before.byRank[rank] ?? 0] as const),
  )
  const changes: PlaceChange[] = []
  for (const [at, origin] of origins.entries()) {
    const rank = start + at
    const after = listed[rank] ?? NO_RECORD
    const known = origin < 0 ? goneById.get(after.id) : before.byRank[origin]
    const place = known ?? free.pop() ?? records.length
    byRank[rank] = place
    yield
    if (origin >= 0) continue
    goneById.delete(after.id)
    changes.push({ place, before: known === undefined ? null : (records[place] ?? null), after })
    records[place] = after
  }
  // Places are freed last, because within one change a place belongs to one record.
  for (const place of goneById.values()) {
    changes.push({ place, before: records[place] ?? null, after: null })
    records[place] = NO_RECORD
    free.push(place)
  }
  const ranks = yield* toRanks(byRank, records.length)
  return {
    places: { records, free, listed, byRank, ranks },
    changes: yield* sortWork(changes, (one, other) => one.place - other.place),
  }
}

function* toRanks(byRank: Uint32Array, width: number): Work<Uint32Array> {
  const ranks = new Uint32Array(width)
  const visit = (from: number, to: number) => {
    for (let rank = from; rank < to; rank++) ranks[byRank[rank] ?? 0] = rank
  }
  yield* inStretches(byRank.length, visit)
  return ranks
}
