import { ONLINE } from '#deals/facts/near-place.ts'
import type { FacetTable } from './facet-table.ts'

/** How many of each kind to offer for an empty field. */
const MAX_TAGS = 4
const MAX_STATIONS = 2

/** Searches for the subjects and the places of the most deals. */
export function toTopics({ totals }: Pick<FacetTable, 'totals'>): string[] {
  const tags = totals('tag').map(({ value }) => value.replaceAll('-', ' '))
  const stations = totals('mrt').map(({ value }) => value)
  return [
    ...tags.slice(0, MAX_TAGS),
    ...stations.filter((name) => name !== ONLINE).slice(0, MAX_STATIONS),
  ]
}
