import type { PageAhead } from '#ui/page-ahead.ts'
import type { FilterView } from './filter-view.ts'
import { type FilterChoice, filteredPath } from './filters.ts'

/** Whether every option says how many deals it would leave. */
export function isCounted(facets: readonly FilterChoice[]): boolean {
  return facets.every(({ options }) => options.every(({ count }) => count !== null))
}

/** The list with all counts. Without filters, only an explicit order makes it count what depends on the hour. */
export function countedPath({ path, q, filters }: Pick<FilterView, 'path' | 'q' | 'filters'>) {
  return filteredPath(path, { q, filters: { sort: 'ends', ...filters } })
}

type AheadPayload = { found?: number; dealCount?: number; facets: readonly FilterChoice[] }

/** Lists and searches have different names for the number of deals. */
export async function readAhead(fetchAhead: PageAhead, ...asked: Parameters<PageAhead>) {
  const { found, dealCount, facets } = (await fetchAhead(...asked)) as AheadPayload
  return { found: found ?? dealCount ?? 0, facets }
}

/** The options stay where they are; only their counts change. An option that is no longer offered has no count. */
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
