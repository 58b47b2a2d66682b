import { inStretches, type Work } from '#lib/node/work.ts'
import type { DetailChange } from './detail-changes.ts'
import type { ColumnName, RecordDetails } from './search-record.ts'

/** One facet of all records. Stores numbers instead of strings, since every match of a query is counted. */
export type FacetColumn = {
  /** The values by their numbers. Columns derived from another one share the list, and only append to it. */
  names: string[]
  ids: Map<string, number>
  chunks: readonly Chunk[]
  /** How many records have each value. */
  totals: Uint32Array
}

/** The values of the records at a range of places: those of the nth are `values` from `starts[n]` to `starts[n + 1]`. */
type Chunk = { starts: Uint32Array; values: Uint32Array }

const CHUNK_BITS = 10
const CHUNK_SIZE = 1 << CHUNK_BITS
const CHUNK_MASK = CHUNK_SIZE - 1
const NO_CHUNK: Chunk = { starts: new Uint32Array(1), values: new Uint32Array(0) }

/** Collects the values of one record after another. */
export function createColumnBuilder() {
  const column = { names: [], ids: new Map<string, number>() }
  const chunks: Chunk[] = []
  let open: number[][] = []
  const endChunk = () => {
    chunks.push(toChunk(open.length, (at) => open[at] ?? []))
    open = []
  }
  return {
    add(values: readonly string[] | undefined): void {
      if (open.push(idsOf(column, values)) === CHUNK_SIZE) endChunk()
    },
    *end(): Work<FacetColumn> {
      if (open.length > 0) endChunk()
      const totals = new Uint32Array(column.names.length)
      for (const { values } of chunks) {
        for (const value of values) totals[value] = (totals[value] ?? 0) + 1
        yield values.length
      }
      return { ...column, chunks, totals }
    },
  }
}

/** Rebuilds only the chunks with changed values. */
export function* changeColumn(
  column: FacetColumn,
  facet: ColumnName,
  changes: readonly DetailChange[],
): Work<FacetColumn> {
  const valuesOf = (details: RecordDetails | null) => details?.facets[facet] ?? []
  const real = changes.filter(({ before, after }) => !areSame(valuesOf(before), valuesOf(after)))
  yield changes.length
  if (real.length === 0) return column
  const chunks = column.chunks.slice()
  const sums = new Map<number, number>()
  const add = (value: number, by: number) => sums.set(value, (sums.get(value) ?? 0) + by)
  for (const [at, changed] of Map.groupBy(real, ({ place }) => place >> CHUNK_BITS)) {
    const fresh = new Map<number, number[]>()
    for (const { place, before, after } of changed) {
      const ids = idsOf(column, valuesOf(after))
      for (const value of idsOf(column, valuesOf(before))) add(value, -1)
      for (const value of ids) add(value, 1)
      fresh.set(place & CHUNK_MASK, ids)
    }
    const old = chunks[at] ?? NO_CHUNK
    const size = Math.max(old.starts.length - 1, ...fresh.keys().map((last) => last + 1))
    chunks[at] = toChunk(size, (place) => fresh.get(place) ?? valuesAt(old, place))
    yield CHUNK_SIZE
  }
  const totals = new Uint32Array(column.names.length)
  totals.set(column.totals)
  for (const [value, by] of sums) totals[value] = (totals[value] ?? 0) + by
  return { ...column, chunks, totals }
}

/** Adds to `counts` how many of the records have each value. */
export function* countColumn(
  { chunks }: FacetColumn,
  places: readonly number[],
  counts: Uint32Array,
): Work<void> {
  const count = (place: number) => {
    const { starts, values } = chunks[place >> CHUNK_BITS] ?? NO_CHUNK
    const end = starts[(place & CHUNK_MASK) + 1] ?? 0
    for (let at = starts[place & CHUNK_MASK] ?? 0; at < end; at++) {
      const value = values[at] ?? 0
      counts[value] = (counts[value] ?? 0) + 1
    }
  }
  yield* inStretches(places.length, (from, to) => places.slice(from, to).forEach(count), 2)
}

export function hasValue({ chunks }: FacetColumn, place: number, value: number): boolean {
  const { starts, values } = chunks[place >> CHUNK_BITS] ?? NO_CHUNK
  const end = starts[(place & CHUNK_MASK) + 1] ?? 0
  for (let at = starts[place & CHUNK_MASK] ?? 0; at < end; at++) {
    if (values[at] === value) return true
  }
  return false
}

function valuesAt({ starts, values }: Chunk, place: number): Uint32Array {
  // A place after the last one has no values.
  return values.subarray(starts[place] ?? values.length, starts[place + 1] ?? values.length)
}

function toChunk(size: number, idsAt: (place: number) => Iterable<number>): Chunk {
  const starts = new Uint32Array(size + 1)
  const values: number[] = []
  for (let place = 0; place < size; place++) {
    for (const value of idsAt(place)) values.push(value)
    starts[place + 1] = values.length
  }
  return { starts, values: Uint32Array.from(values) }
}

/** The numbers of a record's values. A new value gets the next number. */
function idsOf(
  { names, ids }: Pick<FacetColumn, 'names' | 'ids'>,
  values: readonly string[] | undefined,
): number[] {
  return Array.from(new Set(values), (value) => {
    const id = ids.get(value) ?? names.push(value) - 1
    ids.set(value, id)
    return id
  })
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at])
}
