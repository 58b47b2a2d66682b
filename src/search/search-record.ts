export const searchKinds = ['deal', 'brand', 'post', 'landing', 'page'] as const
export type SearchKind = (typeof searchKinds)[number]

export const facetNames = ['category', 'redeem', 'mrt', 'ends', 'audience', 'tag'] as const
export type FacetName = (typeof facetNames)[number]

/** Where words are found, the most telling first. */
export const searchFields = ['title', 'brand', 'tags', 'place', 'facts', 'text'] as const
export type SearchField = (typeof searchFields)[number]

/** Anything that can be found, as plain text. */
export type SearchRecord = {
  /** Unlike that of any other record. */
  id: string
  kind: SearchKind
  texts: Partial<Record<SearchField, readonly string[]>>
  facets: Partial<Record<FacetName, readonly string[]>>
  /** SGD */
  price: number | null
  /** Can be used on the day that the index is for; comes first among equals. */
  usable: boolean
}
