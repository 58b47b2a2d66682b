import type { Work } from '#lib/work.ts'
import { WRONG_VALUE } from '../index/index-kind.ts'
import { type Range, sortedIndex } from '../index/sorted-index.ts'
import type { Snapshot } from '../snapshot.ts'
import {
  type CompilePredicate,
  type Condition,
  expectArguments,
  fieldArgument,
  numberArgument,
  unexpectedField,
} from './condition.ts'
import { fieldIndex, fieldValues } from './field-path.ts'
import { inRange } from './in-range.ts'
import type { Predicate } from './parse-query.ts'

export const lessThan: CompilePredicate = function* (predicate, snapshot) {
  expectArguments(predicate, 1)
  return yield* numbersIn({ below: numberArgument(predicate, 0) }, predicate, snapshot)
}

export const greaterThan: CompilePredicate = function* (predicate, snapshot) {
  expectArguments(predicate, 1)
  return yield* numbersIn({ above: numberArgument(predicate, 0) }, predicate, snapshot)
}

/** Includes both limits. */
export const between: CompilePredicate = function* (predicate, snapshot) {
  expectArguments(predicate, 2)
  const [above, below] = [numberArgument(predicate, 0), numberArgument(predicate, 1)]
  return yield* numbersIn({ above, below, inclusive: true }, predicate, snapshot)
}

function* numbersIn(range: Range, predicate: Predicate, snapshot: Snapshot): Work<Condition> {
  const field = yield* fieldArgument(predicate, snapshot)
  const index = yield* fieldIndex(snapshot, { kind: 'numbers', field }, () =>
    sortedIndex((document) => fieldValues(document, field).map(toNumber)),
  )
  if (index.wrong > 0) throw unexpectedField(predicate)
  return yield* inRange(index, range, snapshot)
}

function toNumber(value: unknown): number | typeof WRONG_VALUE {
  return typeof value === 'number' ? value : WRONG_VALUE
}
