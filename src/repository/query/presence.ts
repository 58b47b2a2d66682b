import { inStretches } from '#lib/node/work.ts'
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
import { typeIndex } from './type-index.ts'

const FILLED = 'filled'

/** Documents of the field's type with a value. */
export const has: CompilePredicate = function* (predicate, snapshot) {
  expectArguments(predicate, 0)
  const field = yield* fieldArgument(predicate, snapshot)
  const index = yield* fieldIndex(snapshot, { kind: 'presence', field }, () =>
    groupIndex((document) => presenceOf(document, field)),
  )
  if (index.has(WRONG_VALUE)) throw unexpectedField(predicate)
  return isOneOf(index.get(FILLED) ?? NO_SLOTS)
}

/** Documents of the field's type without a value. */
export const missing: CompilePredicate = function* (predicate, snapshot, limits) {
  const filled = yield* has(predicate, snapshot, limits)
  const { type } = yield* fieldArgument(predicate, snapshot)
  const all = (yield* typeIndex(snapshot)).get(type) ?? NO_SLOTS
  const empty: number[] = []
  yield* inStretches(all.length, (from, to) => {
    for (let place = from; place < to; place++) {
      const slot = all[place] as number
      if (!filled.matches(slot)) empty.push(slot)
    }
  })
  return isOneOf(empty)
}

function presenceOf(document: StoredDocument, field: FieldPath) {
  const [value] = fieldValues(document, field)
  if (value === undefined) return []
  return [isGroup(value) || isSliceZone(value) ? WRONG_VALUE : FILLED]
}
