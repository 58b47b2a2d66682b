import type { Work } from '#lib/work.ts'
import { type Range, sortedIndex } from '../index/sorted-index.ts'
import type { Snapshot } from '../snapshot.ts'
import {
  type CompilePredicate,
  type Condition,
  expectArguments,
  unexpectedField,
} from './condition.ts'
import { dateArgument, dateIndex } from './date-values.ts'
import { inRange } from './in-range.ts'
import type { Predicate } from './parse-query.ts'

export const after: CompilePredicate = function* (predicate, snapshot) {
  expectArguments(predicate, 1)
  return yield* datesIn({ above: dateArgument(predicate, 0) }, predicate, snapshot)
}

export const before: CompilePredicate = function* (predicate, snapshot) {
  expectArguments(predicate, 1)
  return yield* datesIn({ below: dateArgument(predicate, 0) }, predicate, snapshot)
}

/** Includes both ends. */
export const between: CompilePredicate = function* (predicate, snapshot) {
  expectArguments(predicate, 2)
  const [above, below] = [dateArgument(predicate, 0), dateArgument(predicate, 1)]
  return yield* datesIn({ above, below, inclusive: true }, predicate, snapshot)
}

function* datesIn(range: Range, predicate: Predicate, snapshot: Snapshot): Work<Condition> {
  const index = yield* dateIndex(predicate, snapshot, { kind: 'dates', toIndex: sortedIndex })
  if (index.wrong > 0) throw unexpectedField(predicate)
  return yield* inRange(index, range, snapshot)
}
