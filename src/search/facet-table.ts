import { filterWork, inStretches, type Work } from '#lib/node/work.ts'
import type { DetailChange } from './detail-changes.ts'
import {
  changeColumn,
  countColumn,
  createColumnBuilder,
  type FacetColumn,
  hasValue,
} from './facet-column.ts'
import {
  type ColumnName,
  columnNames,
  type FacetName,
  type RecordDetails,
} from './search-record.ts'

type PlaceTest = (place: number) => boolean
/** A value, or a test. */
type ColumnFilters = Partial<Record<ColumnName, string | PlaceTest>>
type FacetCount = { value: string; count: number }
export type FacetCounts = Record<FacetName, FacetCount[]>

/** Filters that only make sense together, see `when-and-where.ts`. */
export type JointFilter = {
  /** `null` without a filter. */
  passes: PlaceTest | null
  /** For each value of its facets, how many records at `places` would match. They pass all other filters. */
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
  /** The records at `places` that pass all filters, and how many would match each facet value. */
  narrow: (
    places: readonly number[],
    narrowing: Narrowing,
  ) => Work<{ places: number[]; counts: () => Work<FacetCounts> }>
  /** How many records have each value, most first. */
  totals: (facet: ColumnName) => FacetCount[]
  /** The table of the changed records. It shares unchanged parts. */
  change: (changes: readonly DetailChange[]) => Work<FacetTable>
}

/** Collects the facets of one record after another. */
export function createFacetTableBuilder() {
  const builders = columnNames.map((facet) => ({ facet, ...createColumnBuilder() }))
  return {
    add(facets: RecordDetails['facets']): void {
      for (const { facet, add } of builders) add(facets[facet])
    },
    *end(): Work<FacetTable> {
      const columns: FacetColumn[] = []
      for (const { end } of builders) columns.push(yield* end())
      return toTable(columns)
    },
  }
}

function toTable(columns: readonly FacetColumn[]): FacetTable {
  return {
    totals(facet) {
      const column = columns[columnNames.indexOf(facet)]
      return column ? toCounts(column, column.totals) : []
    },
    *change(changes) {
      const changed: FacetColumn[] = []
      for (const [at, column] of columns.entries()) {
        changed.push(yield* changeColumn(column, columnNames[at] ?? 'tag', changes))
      }
      return toTable(changed)
    },
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
  columns: readonly FacetColumn[],
  { passing, passingOthers, narrowing: { gates, joint } }: Passing,
): Work<FacetCounts> {
  const others = passingOthers.at(-1) ?? []
  const ofColumns: Partial<Record<ColumnName, FacetCount[]>> = {}
  for (const [at, column] of columns.entries()) {
    const facet = columnNames[at] ?? 'tag'
    const gate = gates[facet]
    // Another place can be chosen instead.
    const own = facet === 'mrt' || facet === 'near' ? others : (passingOthers[at] ?? [])
    const ofColumn = new Uint32Array(column.names.length)
    for (const places of [passing, own]) {
      const open = gate ? yield* filterWork(places, gate, STEPS_OF_TESTING) : places
      yield* countColumn(column, open, ofColumn)
    }
    ofColumns[facet] = toCounts(column, ofColumn)
  }
  const { near, ...ofMoment } = yield* joint.count([...passing, ...others])
  const stated = ofColumns as Record<ColumnName, FacetCount[]>
  return { ...stated, ...ofMoment, near: near ?? stated.near }
}

/** Testing a record takes longer than reading a number. */
const STEPS_OF_TESTING = 8

const always: PlaceTest = () => true

/** `null` without a filter. */
function toTest(
  column: FacetColumn,
  facet: ColumnName | undefined,
  { filters, gates }: Narrowing,
): PlaceTest | null {
  const wanted = facet && filters[facet]
  if (facet === undefined || wanted === undefined) return null
  if (typeof wanted === 'function') return wanted
  const value = column.names.indexOf(wanted)
  const gate = gates[facet] ?? always
  return (place) => hasValue(column, place, value) && gate(place)
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

function toCounts({ names }: FacetColumn, counts: Uint32Array): FacetCount[] {
  return mostFirst(names.map((value, id) => ({ value, count: counts[id] ?? 0 })))
}

/** Most frequent first, then by name. */
export function mostFirst(counted: readonly FacetCount[]): FacetCount[] {
  return counted
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
