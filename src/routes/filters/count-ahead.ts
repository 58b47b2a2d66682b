import type { PageAhead } from '#ui/page-ahead.ts'
import type { FilterView } from './filter-view.ts'
import { type FilterChoice, filteredPath } from './filters.ts'

/** Whether every option says how many deals it would leave. */
export function isCounted(facets: readonly FilterChoice[]): boolean {
  return facets.every(({ options }) => options.every(({ count }) => count !== null))
}

/** A list without filters does not count what depends on the hour; sorted as it is, it does. */
export function countedPath({ path, q, filters }: Pick<FilterView, 'path' | 'q' | 'filters'>) {
  return filteredPath(path, { q, filters: { sort: 'ends', ...filters } })
}

type AheadPayload = { found?: number; dealCount?: number; facets: readonly FilterChoice[] }

/** Lists and searches call the number of deals differently. */
export async function readAhead(fetchAhead: PageAhead, ...asked: Parameters<PageAhead>) {
  const { found, dealCount, facets } = (await fetchAhead(...asked)) as AheadPayload
  return { found: found ?? dealCount ?? 0, facets }
}

/** The options stay where they are; only their counts change. One that is no longer offered has none. */
export function withCounts(
  shown: readonly FilterChoice[],
  counted: readonly FilterChoice[],
): FilterChoice[] {
  return shown.map((facet) => {
    const now = counted.find(({ name }) => name === facet.name)?.options ?? []
    const countOf = (value: string) => now.find((option) => option.value === value)?.count ?? null
    const options = facet.options.map((option) => ({ ...option, count: countOf(option.value) }))
    return { ...facet, options }
  })
}
