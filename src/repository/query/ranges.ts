import type { Work } from '#lib/node/work.ts'
import { WRONG_VALUE } from '../index/index-kind.ts'
import { createMarks, isMarked, markAll, markedSlots } from '../index/slot-marks.ts'
import { placesInRange, type Range, type SortedIndex, sortedIndex } from '../index/sorted-index.ts'
import { piecesBetween } from '../persistent-list.ts'
import type { Snapshot } from '../snapshot.ts'
import {
  type CompilePredicate,
  expectArguments,
  fieldArgument,
  numberArgument,
  unexpectedField,
} from './condition.ts'
import { dateArgument, dateIndex } from './date-values.ts'
import { fieldIndex, fieldValues } from './field-path.ts'
import type { Predicate } from './parse-query.ts'

/** Values with an order: how a predicate gives one, and the index of a field's values. */
type Ordered = {
  argument: (predicate: Predicate, index: number) => number
  index: (predicate: Predicate, snapshot: Snapshot) => Work<SortedIndex<number>>
}

const numbers: Ordered = {
  argument: numberArgument,
  *index(predicate, snapshot) {
    const field = yield* fieldArgument(predicate, snapshot)
    return yield* fieldIndex(snapshot, { kind: 'numbers', field }, () =>
      sortedIndex((document) => fieldValues(document, field).map(toNumber)),
    )
  },
}

const dates: Ordered = {
  argument: dateArgument,
  index: (predicate, snapshot) =>
    dateIndex(predicate, snapshot, { kind: 'dates', toIndex: sortedIndex }),
}

/** `between` includes both ends. */
const ranges = {
  above: (above: number): Range => ({ above }),
  below: (below: number): Range => ({ below }),
  between: (above: number, below: number): Range => ({ above, below, inclusive: true }),
}

/** The field has a value in the range. */
export const rangePredicates: Record<string, CompilePredicate> = {
  'number.lt': inRange(numbers, 'below'),
  'number.gt': inRange(numbers, 'above'),
  'number.inRange': inRange(numbers, 'between'),
  'date.after': inRange(dates, 'above'),
  'date.before': inRange(dates, 'below'),
  'date.between': inRange(dates, 'between'),
}

function inRange(values: Ordered, kind: keyof typeof ranges): CompilePredicate {
  return function* (predicate, snapshot) {
    const count = ranges[kind].length
    expectArguments(predicate, count)
    const [first = 0, second = 0] = Array.from({ length: count }, (_, index) =>
      values.argument(predicate, index),
    )
    const index = yield* values.index(predicate, snapshot)
    if (index.wrong > 0) throw unexpectedField(predicate)
    const { start, end } = placesInRange(index, ranges[kind](first, second))
    const size = Math.max(0, end - start)
    const marks = createMarks(snapshot.slots.bySlot.length)
    for (const slots of piecesBetween(index.slots, start, end)) yield* markAll(marks, slots)
    return {
      matches: (slot) => isMarked(marks, slot),
      candidates: { size, list: () => markedSlots(marks) },
    }
  }
}

function toNumber(value: unknown): number | typeof WRONG_VALUE {
  return typeof value === 'number' ? value : WRONG_VALUE
}
