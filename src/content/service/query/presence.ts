import { groupIndex } from '../index/group-index.ts'
import { WRONG_VALUE } from '../index/index-kind.ts'
import { NO_SLOTS } from '../index/slot-list.ts'
import type { StoredDocument } from '../stored-document.ts'
import {
  type CompilePredicate,
  expectArguments,
  fieldArgument,
  isOneOf,
  unexpectedField,
} from './condition.ts'
import { type FieldPath, fieldIndex, fieldValues, isGroup, isSliceZone } from './field-path.ts'
import { ofType } from './of-type.ts'

const FILLED = 'filled'

/** Documents of the field's type in which it is filled. */
export const has: CompilePredicate = (predicate, snapshot) => {
  expectArguments(predicate, 0)
  const field = fieldArgument(predicate, snapshot)
  const index = fieldIndex(snapshot, { kind: 'presence', field }, () =>
    groupIndex((document) => presenceOf(document, field)),
  )
  if (index.has(WRONG_VALUE)) throw unexpectedField(predicate)
  return isOneOf(index.get(FILLED) ?? NO_SLOTS)
}

/** Documents of the field's type in which it is empty. */
export const missing: CompilePredicate = (predicate, snapshot) => {
  const filled = has(predicate, snapshot)
  const all = ofType(snapshot, fieldArgument(predicate, snapshot).type)
  return isOneOf(Array.from(all).filter((slot) => !filled.matches(slot)))
}

function presenceOf(document: StoredDocument, field: FieldPath) {
  const [value] = fieldValues(document, field)
  if (value === undefined) return []
  return [isGroup(value) || isSliceZone(value) ? WRONG_VALUE : FILLED]
}
