import type { Work } from '#lib/node/work.ts'
import { createNarrowing } from './create-narrowing.ts'
import type { FacetCounts, FacetTable } from './facet-table.ts'
import type { SearchRecord } from './search-record.ts'

type StationSources = {
  records: readonly SearchRecord[]
  /** The places of all deals. */
  deals: readonly number[]
  facetTable: FacetTable
}

/** Counts the deals near each station, once for each category: every list with filters suggests stations. */
export function createStationCounter({ records, deals, facetTable }: StationSources) {
  const counted = new Map<string | null, FacetCounts['mrt']>()
  return function* countStations(category: string | null): Work<FacetCounts['mrt']> {
    const known = counted.get(category)
    if (known) return known
    const { narrowing } = createNarrowing(records, { filters: category ? { category } : {} })
    const narrowed = yield* facetTable.narrow(deals, narrowing)
    const { mrt } = yield* narrowed.counts()
    counted.set(category, mrt)
    return mrt
  }
}
