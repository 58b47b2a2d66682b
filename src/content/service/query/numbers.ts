import type { Snapshot } from '../snapshot.ts'
import {
  type CompilePredicate,
  expectArguments,
  fieldArgument,
  numberArgument,
  unexpectedField,
} from './condition.ts'
import { fieldIndex, fieldValues } from './field-path.ts'
import type { Predicate } from './parse-query.ts'
import { inRange, type SortedValues, sortValues } from './sorted-values.ts'

export const lessThan: CompilePredicate = (predicate, snapshot) => {
  expectArguments(predicate, 1)
  return inRange(numberIndex(predicate, snapshot), { below: numberArgument(predicate, 0) })
}

export const greaterThan: CompilePredicate = (predicate, snapshot) => {
  expectArguments(predicate, 1)
  return inRange(numberIndex(predicate, snapshot), { above: numberArgument(predicate, 0) })
}

/** Both limits belong to the range. */
export const between: CompilePredicate = (predicate, snapshot) => {
  expectArguments(predicate, 2)
  const [above, below] = [numberArgument(predicate, 0), numberArgument(predicate, 1)]
  return inRange(numberIndex(predicate, snapshot), { above, below, inclusive: true })
}

function numberIndex(predicate: Predicate, snapshot: Snapshot): SortedValues {
  const field = fieldArgument(predicate, snapshot)
  return fieldIndex(snapshot, { kind: 'numbers', field }, (documents) =>
    sortValues(
      documents.flatMap((document) =>
        fieldValues(document, field).map((value) => {
          if (typeof value !== 'number') throw unexpectedField(predicate)
          return { value, document }
        }),
      ),
    ),
  )
}
