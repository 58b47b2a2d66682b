import type { CompilePredicate } from './condition.ts'
import { datePartPredicates } from './date-parts.ts'
import * as dates from './dates.ts'
import { any, at, isIn, not } from './equality.ts'
import { fulltext } from './fulltext.ts'
import { near } from './geopoint.ts'
import * as numbers from './numbers.ts'
import { has, missing } from './presence.ts'
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
  'number.lt': numbers.lessThan,
  'number.gt': numbers.greaterThan,
  'number.inRange': numbers.between,
  'date.after': dates.after,
  'date.before': dates.before,
  'date.between': dates.between,
  ...datePartPredicates,
}
