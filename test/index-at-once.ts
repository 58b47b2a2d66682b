import { atOnce } from '#lib/node/work.ts'
import {
  buildSearchIndex,
  type SearchIndex,
  type SearchOptions,
} from '#search/create-search-index.ts'
import type { SearchRecord } from '#search/search-record.ts'

/** The index of the search, made and asked without a pause: for where nobody else waits. */
export function indexAtOnce(records: readonly SearchRecord[]) {
  return toIndexAtOnce(atOnce(buildSearchIndex(records)))
}

export function toIndexAtOnce(index: SearchIndex) {
  return {
    ...index,
    search(query: string, options: SearchOptions) {
      const result = atOnce(index.search(query, options))
      return { ...result, facets: () => atOnce(result.facets()) }
    },
  }
}
