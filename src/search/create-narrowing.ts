import type { FacetTable } from './facet-table.ts'
import type { FacetName, SearchRecord } from './search-record.ts'
import { isWithin } from './stated-facets.ts'
import { createWhenAndWhere, type Reach } from './when-and-where.ts'

type NarrowingOptions = {
  filters?: Partial<Record<FacetName, string>>
  near?: Reach | null
  at?: Date
}

type Narrowing = {
  narrowing: Parameters<FacetTable['narrow']>[1]
  /** Kilometres from the chosen place. */
  kmTo: (place: number) => number
}

/** Filters that depend on the request: on its place, its time and its price limit. */
export function createNarrowing(
  records: readonly SearchRecord[],
  { filters = {}, near = null, at }: NarrowingOptions,
): Narrowing {
  const { usable, day, time, near: nearName, max, ...values } = filters
  const { kmTo, ...joint } = createWhenAndWhere(records, { usable, day, time, nearName, near, at })
  const instant = at?.getTime()
  const limit = Number(max)
  return {
    narrowing: {
      filters: {
        ...values,
        ...(max !== undefined && {
          max: (place: number) => isWithin(records[place]?.price ?? null, limit),
        }),
      },
      gates:
        instant === undefined
          ? {}
          : { ends: (place) => (records[place]?.deal?.ends ?? 0) > instant },
      joint,
    },
    kmTo,
  }
}
