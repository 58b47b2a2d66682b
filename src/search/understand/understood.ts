/** The facets of deals that words may speak of. */
export type SpokenFacet = 'near' | 'max' | 'day' | 'time' | 'usable' | 'ends' | 'audience' | 'diet'

/** Their words are in no text: `under $10`, `open now`, `ends today`. */
export const wordless: readonly SpokenFacet[] = ['max', 'usable', 'ends']

/** What words of a query mean: a filter, and where the words are. */
export type Understood = {
  facet: SpokenFacet
  /** The value of the filter. */
  value: string
  /** The positions of the words among those of the query. */
  from: number
  to: number
  /** Words that also name a thing: lunch is a meal as well as a time of day. Results must still have them. */
  isThing?: true
  /** A weekend, not necessarily this one. */
  isAnyWeek?: true
}
