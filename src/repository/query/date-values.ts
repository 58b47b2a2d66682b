import type { Work } from '#lib/node/work.ts'
import { type IndexKind, WRONG_VALUE } from '../index/index-kind.ts'
import type { Snapshot } from '../snapshot.ts'
import type { StoredDocument } from '../stored-document.ts'
import { fieldArgument, predicateError, scalarArgument } from './condition.ts'
import { fieldIndex, fieldValues } from './field-path.ts'
import type { Predicate } from './parse-query.ts'

const DATE = /^\d{4}-\d{2}-\d{2}(T.+)?$/

/** Milliseconds since 1970 of a day (its beginning in UTC) or of a timestamp; `null` when it is neither. */
function toInstant(value: unknown): number | null {
  if (typeof value !== 'string' || !DATE.test(value)) return null
  const instant = Date.parse(value.replace(/\+0000$/, 'Z'))
  return Number.isNaN(instant) ? null : instant
}

/** A day or timestamp in quotes, or milliseconds, which is how the client sends a `Date`. */
export function dateArgument(predicate: Predicate, index: number): number {
  const value = scalarArgument(predicate, index)
  const instant = typeof value === 'number' ? value : toInstant(value)
  if (instant !== null) return instant
  throw predicateError(predicate, 'expected a date', predicate.arguments[index]?.at)
}

type ReadInstants = (document: StoredDocument) => (number | typeof WRONG_VALUE)[]

/** An index of the given kind over the instants of the predicate's field or publication date. */
export function* dateIndex<Index>(
  predicate: Predicate,
  snapshot: Snapshot,
  { kind, toIndex }: { kind: string; toIndex: (read: ReadInstants) => IndexKind<Index> },
): Work<Index> {
  const { path } = predicate
  if (path === 'document.first_publication_date' || path === 'document.last_publication_date') {
    const name = path === 'document.first_publication_date' ? 'first' : 'last'
    return yield* snapshot.indexes.ofField(`${kind} ${path}`, () =>
      toIndex((document) =>
        [toInstant(document[`${name}_publication_date`])].filter((it) => it !== null),
      ),
    )
  }
  const field = yield* fieldArgument(predicate, snapshot)
  return yield* fieldIndex(snapshot, { kind, field }, () =>
    toIndex((document) =>
      fieldValues(document, field).map((value) => toInstant(value) ?? WRONG_VALUE),
    ),
  )
}
