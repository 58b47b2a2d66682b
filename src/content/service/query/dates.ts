import { type CompilePredicate, expectArguments } from './condition.ts'
import { dateArgument, dateIndex } from './date-values.ts'
import { inRange } from './sorted-values.ts'

export const after: CompilePredicate = (predicate, snapshot) => {
  expectArguments(predicate, 1)
  return inRange(dateIndex(predicate, snapshot), { above: dateArgument(predicate, 0) })
}

export const before: CompilePredicate = (predicate, snapshot) => {
  expectArguments(predicate, 1)
  return inRange(dateIndex(predicate, snapshot), { below: dateArgument(predicate, 0) })
}

/** Both ends belong to the span. */
export const between: CompilePredicate = (predicate, snapshot) => {
  expectArguments(predicate, 2)
  const [above, below] = [dateArgument(predicate, 0), dateArgument(predicate, 1)]
  return inRange(dateIndex(predicate, snapshot), { above, below, inclusive: true })
}
