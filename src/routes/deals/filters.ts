/** The query parameters of a list of deals, in the order in which its address has them. */
export const filterNames = ['usable', 'ends', 'redeem', 'for', 'near', 'tag', 'sort'] as const
export type FilterName = (typeof filterNames)[number]

/** What is asked of a list; what is not asked is not there. */
export type Filters = Partial<Record<FilterName, string>>

export function readFilters(params: URLSearchParams): Filters {
  const asked = filterNames.flatMap((name) => {
    const value = params.get(name)
    return value ? [[name, value]] : []
  })
  return Object.fromEntries(asked)
}

/** The address of a page of the list. */
export function listPath(path: string, filters: Filters, page = 1): string {
  const params = new URLSearchParams()
  for (const name of filterNames) {
    const value = filters[name]
    if (value) params.set(name, value)
  }
  if (page > 1) params.set('page', String(page))
  return params.size === 0 ? path : `${path}?${params}`
}

export function withoutFilter(filters: Filters, name: FilterName): Filters {
  const { [name]: _, ...others } = filters
  return others
}
