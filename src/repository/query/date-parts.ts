import { groupIndex } from '../index/group-index.ts'
import { WRONG_VALUE } from '../index/index-kind.ts'
import { NO_SLOTS, uniteSlots } from '../index/slot-list.ts'
import {
  type CompilePredicate,
  expectArguments,
  isOneOf,
  predicateError,
  scalarArgument,
  unexpectedField,
} from './condition.ts'
import { dateIndex } from './date-values.ts'
import type { Predicate } from './parse-query.ts'

type DatePart = {
  name: string
  read: (instant: Date) => number
  min: number
  max: number
  /** Names of the values, starting at `min`. Three letters are enough. */
  names?: readonly string[]
}

const MONTHS =
  'january february march april may june july august september october november december'.split(' ')
const WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')

// Dates are read in UTC, as the content API stores them.
const dayOfMonth: DatePart = {
  name: 'day',
  read: (instant) => instant.getUTCDate(),
  min: 1,
  max: 31,
}
const dayOfWeek: DatePart = {
  name: 'weekday',
  read: (instant) => instant.getUTCDay() || 7,
  min: 1,
  max: 7,
  names: WEEKDAYS,
}
const month: DatePart = {
  name: 'month',
  read: (instant) => instant.getUTCMonth() + 1,
  min: 1,
  max: 12,
  names: MONTHS,
}
const year: DatePart = {
  name: 'year',
  read: (instant) => instant.getUTCFullYear(),
  min: 0,
  max: 9999,
}
const hour: DatePart = { name: 'hour', read: (instant) => instant.getUTCHours(), min: 0, max: 23 }

const equal = (part: number, wanted: number) => part === wanted
const later = (part: number, wanted: number) => part > wanted
const earlier = (part: number, wanted: number) => part < wanted

/** Predicates on a part of a date, e.g. `date.month-after(my.post.published_on, "June")`. */
export const datePartPredicates: Record<string, CompilePredicate> = {
  ...variants('date.day-of-month', dayOfMonth),
  ...variants('date.day-of-week', dayOfWeek),
  ...variants('date.month', month),
  ...variants('date.hour', hour),
  'date.year': onPart(year, equal),
}

function variants(name: string, part: DatePart): Record<string, CompilePredicate> {
  return {
    [name]: onPart(part, equal),
    [`${name}-after`]: onPart(part, later),
    [`${name}-before`]: onPart(part, earlier),
  }
}

function onPart(
  part: DatePart,
  compare: (part: number, wanted: number) => boolean,
): CompilePredicate {
  return function* (predicate, snapshot) {
    expectArguments(predicate, 1)
    const wanted = partArgument(predicate, part)
    const index = yield* dateIndex(predicate, snapshot, {
      kind: part.name,
      toIndex: (read) => groupIndex((document) => read(document).map((it) => toPart(it, part))),
    })
    if (index.has(WRONG_VALUE)) throw unexpectedField(predicate)
    const parts = [...index.keys()].filter((key) => key !== WRONG_VALUE)
    const found = parts.filter((key) => compare(key, wanted))
    const lists = found.map((key) => index.get(key) ?? NO_SLOTS)
    return isOneOf(yield* uniteSlots(lists, snapshot.slots.bySlot.length))
  }
}

function toPart(instant: number | typeof WRONG_VALUE, { read }: DatePart) {
  return instant === WRONG_VALUE ? instant : read(new Date(instant))
}

function partArgument(predicate: Predicate, { min, max, names = [] }: DatePart): number {
  const value = scalarArgument(predicate, 0)
  const name = String(value).toLowerCase()
  const named = names.findIndex((full) => full === name || full.slice(0, 3) === name)
  const number = named === -1 ? Number(value) : min + named
  if (typeof value !== 'boolean' && Number.isInteger(number) && number >= min && number <= max) {
    return number
  }
  const message = `expected a value from ${min} to ${max}`
  throw predicateError(predicate, message, predicate.arguments[0]?.at)
}
