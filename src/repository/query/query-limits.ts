export type QueryLimits = {
  /** In all `q` parameters together. */
  predicates: number
  /** In the lists of all predicates together. */
  values: number
  /** Different words in one `fulltext`. */
  words: number
  orderings: number
  routes: number
  /** Parts of other documents that a `graphQuery` embeds in one document, in steps. */
  embedded: number
  /** Characters of the response. */
  characters: number
}

/** Several times what a typical page needs. Steps and time of a query have separate limits. */
export const PUBLIC_LIMITS: QueryLimits = {
  predicates: 50,
  values: 1000,
  words: 100,
  orderings: 10,
  routes: 100,
  embedded: 50_000,
  characters: 16_000_000,
}

/** For the site itself. */
export const NO_LIMITS: QueryLimits = {
  predicates: Number.POSITIVE_INFINITY,
  values: Number.POSITIVE_INFINITY,
  words: Number.POSITIVE_INFINITY,
  orderings: Number.POSITIVE_INFINITY,
  routes: Number.POSITIVE_INFINITY,
  embedded: Number.POSITIVE_INFINITY,
  characters: Number.POSITIVE_INFINITY,
}
