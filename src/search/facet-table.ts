import type { Work } from './in-slices.ts'
import { type FacetName, facetNames, type SearchRecord } from './search-record.ts'

export type FacetFilters = Partial<Record<FacetName, string>>
type FacetCount = { value: string; count: number }
export type FacetCounts = Record<FacetName, FacetCount[]>

export type FacetTable = {
  /** Of the records at `places`: those that pass all filters, and what each facet would leave. */
  narrow: (
    places: readonly number[],
    filters: FacetFilters,
  ) => { places: number[]; counts: FacetCounts }
}

/** One facet: the values of record `n` are `values` from `starts[n]` to `starts[n + 1]`. */
type Column = { names: string[]; starts: Uint32Array; values: Uint32Array }

/** Numbers instead of strings, since every match of a query is counted. */
export function* createFacetTable(records: readonly SearchRecord[]): Work<FacetTable> {
  const columns: Column[] = []
  for (const facet of facetNames) columns.push(yield* toColumn(records, facet))
  return {
    narrow(places, filters) {
      const wanted = facetNames.map((facet, at) => {
        const value = filters[facet]
        return value === undefined ? null : (columns[at]?.names.indexOf(value) ?? -1)
      })
      const passing: number[] = []
      // A facet's own filter does not count for it: its other values stay to be chosen.
      const passingOthers: number[][] = columns.map(() => [])
      for (const place of places) {
        const missed = missedFilters(place, columns, wanted)
        if (missed.length === 0) passing.push(place)
        if (missed.length === 1) passingOthers[missed[0] ?? 0]?.push(place)
      }
      const counts = columns.map((column, at) => {
        const ofColumn = new Uint32Array(column.names.length)
        countValues(column, passing, ofColumn)
        countValues(column, passingOthers[at] ?? [], ofColumn)
        return ofColumn
      })
      return { places: passing, counts: toCounts(columns, counts) }
    },
  }
}

function* toColumn(records: readonly SearchRecord[], facet: FacetName): Work<Column> {
  const ids = new Map<string, number>()
  const starts = new Uint32Array(records.length + 1)
  const values: number[] = []
  for (const [place, { facets }] of records.entries()) {
    for (const value of new Set(facets[facet])) {
      const id = ids.get(value) ?? ids.size
      ids.set(value, id)
      values.push(id)
    }
    starts[place + 1] = values.length
    yield
  }
  return { names: [...ids.keys()], starts, values: Uint32Array.from(values) }
}

const NONE: readonly number[] = []

/** The facets whose filter a record does not pass. */
function missedFilters(
  place: number,
  columns: readonly Column[],
  wanted: readonly (number | null)[],
): readonly number[] {
  let missed = NONE
  for (let at = 0; at < columns.length; at++) {
    const value = wanted[at]
    if (value != null && !has(columns[at], place, value)) missed = [...missed, at]
  }
  return missed
}

function countValues(
  { starts, values }: Column,
  places: readonly number[],
  counts: Uint32Array,
): void {
  for (const place of places) {
    const end = starts[place + 1] ?? 0
    for (let at = starts[place] ?? 0; at < end; at++) {
      const value = values[at] ?? 0
      counts[value] = (counts[value] ?? 0) + 1
    }
  }
}

function has(column: Column | undefined, place: number, value: number): boolean {
  if (!column) return false
  const { starts, values } = column
  for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at++) {
    if (values[at] === value) return true
  }
  return false
}

/** The most frequent first, then by name. */
function toCounts(columns: readonly Column[], counts: readonly Uint32Array[]): FacetCounts {
  const entries = facetNames.map((facet, at) => {
    const found = (columns[at]?.names ?? [])
      .map((value, id) => ({ value, count: counts[at]?.[id] ?? 0 }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    return [facet, found] as const
  })
  return Object.fromEntries(entries) as FacetCounts
}
