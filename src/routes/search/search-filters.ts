/** The query parameters that narrow a search, named as those of the lists of deals. */
const searchFilterNames = ['category', 'near', 'redeem', 'ends', 'for', 'tag', 'sort'] as const
export type SearchFilterName = (typeof searchFilterNames)[number]

/** What is asked; what is not asked is not there. */
export type SearchFilters = Partial<Record<SearchFilterName, string>>

export function readSearchFilters(params: URLSearchParams): SearchFilters {
  const asked = searchFilterNames.flatMap((name) => {
    const value = params.get(name)
    return value ? [[name, value]] : []
  })
  return Object.fromEntries(asked)
}

/** An order leaves everything. */
export function isNarrowed({ sort: _, ...narrowing }: SearchFilters): boolean {
  return Object.keys(narrowing).length > 0
}

/** The address of a search, the same for everybody it is sent to. */
export function searchPath(path: string, q: string, filters: SearchFilters = {}): string {
  const params = new URLSearchParams(q ? { q } : {})
  for (const name of searchFilterNames) {
    const value = filters[name]
    if (value) params.set(name, value)
  }
  return params.size === 0 ? path : `${path}?${params}`
}
