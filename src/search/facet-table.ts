import { filterWork, inStretches, type Work } from '#lib/work.ts'
import { type ColumnName, columnNames, type FacetName, type SearchRecord } from './search-record.ts'

type PlaceTest = (place: number) => boolean
/** A value, or a test. */
type ColumnFilters = Partial<Record<ColumnName, string | PlaceTest>>
type FacetCount = { value: string; count: number }
export type FacetCounts = Record<FacetName, FacetCount[]>

/** Filters that only make sense together, see `when-and-where.ts`. */
export type JointFilter = {
  /** `null` without a filter. */
  passes: PlaceTest | null
  /** What each value of its facets would leave of the records at `places`, which pass all other filters. */
  count: (
    places: readonly number[],
  ) => Work<Record<'usable' | 'day' | 'time', FacetCount[]> & { near: FacetCount[] | null }>
}

type Narrowing = {
  filters: ColumnFilters
  /** A record has a facet's values only if it passes this, for example at the current hour. */
  gates: Partial<Record<ColumnName, PlaceTest>>
  joint: JointFilter
}

export type FacetTable = {
  /** The records at `places` that pass all filters, and how many each facet value would leave. */
  narrow: (
    places: readonly number[],
    narrowing: Narrowing,
  ) => Work<{ places: number[]; counts: () => Work<FacetCounts> }>
}

/** One facet: the values of record `n` are `values` from `starts[n]` to `starts[n + 1]`. */
type Column = { names: string[]; starts: Uint32Array; values: Uint32Array }

/** Stores numbers instead of strings, since every match of a query is counted. */
export function* createFacetTable(records: readonly SearchRecord[]): Work<FacetTable> {
  const columns: Column[] = []
  for (const facet of columnNames) columns.push(yield* toColumn(records, facet))
  return {
    *narrow(places, narrowing) {
      const ofColumns = columns.map((column, at) => toTest(column, columnNames[at], narrowing))
      const tests = [...ofColumns, narrowing.joint.passes]
      const passing: number[] = []
      // A facet ignores its own filter, so that its other values can still be chosen.
      const passingOthers: number[][] = tests.map(() => [])
      const test = (place: number) => {
        const missed = missedTests(place, tests)
        if (missed.length === 0) passing.push(place)
        if (missed.length === 1) passingOthers[missed[0] ?? 0]?.push(place)
      }
      const visit = (from: number, to: number) => places.slice(from, to).forEach(test)
      yield* inStretches(places.length, visit, STEPS_OF_TESTING)
      const found = { passing, passingOthers, narrowing }
      return { places: passing, counts: () => countAll(columns, found) }
    },
  }
}

type Passing = {
  passing: readonly number[]
  /** For each column, and last for the joint filter, the records that pass all filters but its own. */
  passingOthers: readonly (readonly number[])[]
  narrowing: Narrowing
}

function* countAll(
  columns: readonly Column[],
  { passing, passingOthers, narrowing: { gates, joint } }: Passing,
): Work<FacetCounts> {
  const others = passingOthers.at(-1) ?? []
  const counts: Uint32Array[] = []
  for (const [at, column] of columns.entries()) {
    const facet = columnNames[at] ?? 'tag'
    const gate = gates[facet]
    // A place can be chosen instead of another.
    const own = facet === 'mrt' || facet === 'near' ? others : (passingOthers[at] ?? [])
    const ofColumn = new Uint32Array(column.names.length)
    for (const places of [passing, own]) {
      const open = gate ? yield* filterWork(places, gate, STEPS_OF_TESTING) : places
      yield* countValues(column, open, ofColumn)
    }
    counts.push(ofColumn)
  }
  const ofColumns = toCounts(columns, counts)
  const { near, ...ofMoment } = yield* joint.count([...passing, ...others])
  return { ...ofColumns, ...ofMoment, near: near ?? ofColumns.near }
}

/** To test a record takes longer than to read a number. */
const STEPS_OF_TESTING = 8

const always: PlaceTest = () => true

/** `null` without a filter. */
function toTest(
  column: Column,
  facet: ColumnName | undefined,
  { filters, gates }: Narrowing,
): PlaceTest | null {
  const wanted = facet && filters[facet]
  if (facet === undefined || wanted === undefined) return null
  if (typeof wanted === 'function') return wanted
  const value = column.names.indexOf(wanted)
  const gate = gates[facet] ?? always
  return (place) => has(column, place, value) && gate(place)
}

function* toColumn(records: readonly SearchRecord[], facet: ColumnName): Work<Column> {
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
function missedTests(place: number, tests: readonly (PlaceTest | null)[]): readonly number[] {
  let missed = NONE
  for (const [at, passes] of tests.entries()) {
    if (passes && !passes(place)) missed = [...missed, at]
  }
  return missed
}

function* countValues(
  { starts, values }: Column,
  places: readonly number[],
  counts: Uint32Array,
): Work<void> {
  const count = (place: number) => {
    const end = starts[place + 1] ?? 0
    for (let at = starts[place] ?? 0; at < end; at++) {
      const value = values[at] ?? 0
      counts[value] = (counts[value] ?? 0) + 1
    }
  }
  yield* inStretches(places.length, (from, to) => places.slice(from, to).forEach(count), 2)
}

function has({ starts, values }: Column, place: number, value: number): boolean {
  for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at++) {
    if (values[at] === value) return true
  }
  return false
}

/** Most frequent first, then by name. */
function toCounts(
  columns: readonly Column[],
  counts: readonly Uint32Array[],
): Record<ColumnName, FacetCount[]> {
  const entries = columnNames.map((facet, at) => {
    const found = (columns[at]?.names ?? []).map((value, id) => ({
      value,
      count: counts[at]?.[id] ?? 0,
    }))
    return [facet, mostFirst(found)] as const
  })
  return Object.fromEntries(entries) as Record<ColumnName, FacetCount[]>
}

export function mostFirst(counted: readonly FacetCount[]): FacetCount[] {
  return counted
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
