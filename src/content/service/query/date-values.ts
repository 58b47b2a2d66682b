import type { Snapshot } from '../snapshot.ts'
import { fieldArgument, predicateError, scalarArgument, unexpectedField } from './condition.ts'
import { fieldIndex, fieldValues } from './field-path.ts'
import type { Predicate } from './parse-query.ts'
import { type SortedValues, sortValues } from './sorted-values.ts'

const DATE = /^\d{4}-\d{2}-\d{2}(T.+)?$/

/** Milliseconds since 1970 of a day (its beginning in UTC) or of a timestamp; `null` when it is neither. */
function toInstant(value: unknown): number | null {
  if (typeof value !== 'string' || !DATE.test(value)) return null
  const instant = Date.parse(value.replace(/\+0000$/, 'Z'))
  return Number.isNaN(instant) ? null : instant
}

/** A day or timestamp in quotes, or milliseconds: so the client sends a `Date`. */
export function dateArgument(predicate: Predicate, index: number): number {
  const value = scalarArgument(predicate, index)
  const instant = typeof value === 'number' ? value : toInstant(value)
  if (instant !== null) return instant
  throw predicateError(predicate, 'expected a date', predicate.arguments[index]?.at)
}

/** The instants of the predicate's field or publication date. */
export function dateIndex(predicate: Predicate, snapshot: Snapshot): SortedValues {
  const { path } = predicate
  if (path === 'document.first_publication_date' || path === 'document.last_publication_date') {
    const name = path === 'document.first_publication_date' ? 'first' : 'last'
    return snapshot.indexes.getOrBuild(path, () =>
      sortValues(
        snapshot.documents.flatMap((document) => {
          const value = toInstant(document[`${name}_publication_date`])
          return value === null ? [] : [{ value, document }]
        }),
      ),
    )
  }
  const field = fieldArgument(predicate, snapshot)
  return fieldIndex(snapshot, { kind: 'dates', field }, (documents) =>
    sortValues(
      documents.flatMap((document) =>
        fieldValues(document, field).map((found) => {
          const value = toInstant(found)
          if (value === null) throw unexpectedField(predicate)
          return { value, document }
        }),
      ),
    ),
  )
}
