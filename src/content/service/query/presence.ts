import {
  type CompilePredicate,
  expectArguments,
  fieldArgument,
  unexpectedField,
} from './condition.ts'
import { fieldValues, isGroup, isSliceZone } from './field-path.ts'

/** Documents of the field's type in which it is filled. */
export const has: CompilePredicate = (predicate, snapshot) => {
  expectArguments(predicate, 0)
  const field = fieldArgument(predicate, snapshot)
  const ofType = snapshot.byType.get(field.type) ?? []
  const filled = ofType.filter((document) => {
    const [value] = fieldValues(document, field)
    if (isGroup(value) || isSliceZone(value)) throw unexpectedField(predicate)
    return value !== undefined
  })
  const found = new Set(filled)
  return { matches: (document) => found.has(document), candidates: filled }
}

/** Documents of the field's type in which it is empty. */
export const missing: CompilePredicate = (predicate, snapshot) => {
  const filled = has(predicate, snapshot)
  const { type } = fieldArgument(predicate, snapshot)
  return {
    matches: (document) => document.type === type && !filled.matches(document),
    candidates: snapshot.byType.get(type) ?? [],
  }
}
