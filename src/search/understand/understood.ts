/** The facets of deals that words may be about. */
export type SpokenFacet = 'near' | 'max' | 'day' | 'time' | 'usable' | 'ends' | 'audience' | 'diet'

/** Facets whose words are not in texts: `under $10`, `open now`, `ends today`. */
export const wordless: readonly SpokenFacet[] = ['max', 'usable', 'ends']

/** The meaning of words of a query: a filter, and the positions of the words. */
export type Understood = {
  facet: SpokenFacet
  /** The value of the filter. */
  value: string
  /** The positions of the words among those of the query. */
  from: number
  to: number
  /** Whether the words also name a thing: lunch is a meal as well as a time of day. Results must still have them. */
  isThing?: true
  /** Whether the words mean any weekend, not only this one. */
  isAnyWeek?: true
}
