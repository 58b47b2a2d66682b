import type { CompilePredicate } from './condition.ts'
import { datePartPredicates } from './date-parts.ts'
import { any, at, isIn, not } from './equality.ts'
import { fulltext } from './fulltext.ts'
import { near } from './geopoint.ts'
import { has, missing } from './presence.ts'
import { rangePredicates } from './ranges.ts'
import { similar } from './similar.ts'

/** All predicates of the query language. */
export const predicates: Readonly<Record<string, CompilePredicate>> = {
  at,
  not,
  any,
  in: isIn,
  fulltext,
  has,
  missing,
  similar,
  'geopoint.near': near,
  ...rangePredicates,
  ...datePartPredicates,
}
