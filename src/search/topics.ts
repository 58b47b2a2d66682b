import { ONLINE } from '#deals/facts/near-place.ts'
import type { FacetTable } from './facet-table.ts'

/** How many of each kind are offered to somebody who has not typed yet. */
const MAX_TAGS = 4
const MAX_STATIONS = 2

/** Searches for what the most deals are about, and for where they are the most. */
export function toTopics({ totals }: Pick<FacetTable, 'totals'>): string[] {
  const tags = totals('tag').map(({ value }) => value.replaceAll('-', ' '))
  const stations = totals('mrt').map(({ value }) => value)
  return [
    ...tags.slice(0, MAX_TAGS),
    ...stations.filter((name) => name !== ONLINE).slice(0, MAX_STATIONS),
  ]
}
