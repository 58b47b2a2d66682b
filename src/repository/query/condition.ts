import { finished, type Work } from '#lib/node/work.ts'
import { hasSlot, type SlotList } from '../index/slot-list.ts'
import type { Snapshot } from '../snapshot.ts'
import { type FieldPath, isField, parseFieldPath } from './field-path.ts'
import type { Predicate, Scalar } from './parse-query.ts'
import { QueryError } from './query-error.ts'
import type { QueryLimits } from './query-limits.ts'

/** A predicate compiled for one snapshot. Documents are identified by their slots. */
export type Condition = {
  matches: (slot: number) => boolean
  /** All matching documents, if an index knows them. Listed only for the smallest condition. */
  candidates?: { size: number; list: () => Work<SlotList> }
  /** For predicates with an order of their own: lower comes first. */
  rank?: (slot: number) => number
}

/** For predicates whose index lists the matches. */
export function isOneOf(slots: SlotList): Condition {
  const candidates = { size: slots.length, list: () => finished(slots) }
  return { matches: (slot) => hasSlot(slots, slot), candidates }
}

export type CompilePredicate = (
  predicate: Predicate,
  snapshot: Snapshot,
  limits: QueryLimits,
) => Work<Condition>

export function predicateError(predicate: Predicate, message: string, at?: number): QueryError {
  const text = `[function ${predicate.name}(..)] ${message}`
  return new QueryError(text, predicate.query, at ?? predicate.at)
}

export function unexpectedField(predicate: Predicate): QueryError {
  const message = `unexpected field '${predicate.path ?? ''}'`
  return predicateError(predicate, message, predicate.pathAt)
}

/** The predicate's path as a field that exists. */
export function* fieldArgument(predicate: Predicate, snapshot: Snapshot): Work<FieldPath> {
  const path = parseFieldPath(predicate.path ?? '')
  if (path && (yield* isField(snapshot, path))) return path
  throw unexpectedField(predicate)
}

export function expectArguments(predicate: Predicate, count: number): void {
  const given = predicate.arguments.length
  if (given !== count) throw predicateError(predicate, `expected ${count} values but got ${given}`)
}

export function scalarArgument(predicate: Predicate, index: number): Scalar {
  const argument = predicate.arguments[index]
  if (argument && !Array.isArray(argument.value)) return argument.value
  throw predicateError(predicate, 'expected a single value', argument?.at)
}

export function numberArgument(predicate: Predicate, index: number): number {
  const value = scalarArgument(predicate, index)
  if (typeof value === 'number') return value
  throw predicateError(predicate, 'expected a number', predicate.arguments[index]?.at)
}

export function textArgument(predicate: Predicate, index: number): string {
  const value = scalarArgument(predicate, index)
  if (typeof value === 'string') return value
  throw predicateError(predicate, 'expected a text in quotes', predicate.arguments[index]?.at)
}

export function listArgument(predicate: Predicate, index: number): Scalar[] {
  const argument = predicate.arguments[index]
  if (argument && Array.isArray(argument.value)) return argument.value
  throw predicateError(predicate, 'expected a list of values', argument?.at)
}
