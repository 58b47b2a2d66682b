import type { Work } from '#lib/node/work.ts'
import { type GroupIndex, groupIndex } from '../index/group-index.ts'
import { intersectSlots, NO_SLOTS } from '../index/slot-list.ts'
import type { Snapshot } from '../snapshot.ts'
import {
  type CompilePredicate,
  expectArguments,
  fieldArgument,
  isOneOf,
  predicateError,
  textArgument,
} from './condition.ts'
import { documentWords, fieldTexts, toWords } from './document-words.ts'
import { fieldIndex, fieldValues } from './field-path.ts'
import type { Predicate } from './parse-query.ts'

/** All words occur in one field or anywhere (`document`), ignoring case and accents. */
export const fulltext: CompilePredicate = function* (predicate, snapshot, limits) {
  expectArguments(predicate, 1)
  const words = [...new Set(toWords(textArgument(predicate, 0)))]
  if (words.length > limits.words) {
    throw predicateError(predicate, `expected at most ${limits.words} different words`)
  }
  const index = yield* wordIndex(predicate, snapshot)
  return isOneOf(yield* intersectSlots(words.map((word) => index.get(word) ?? NO_SLOTS)))
}

function* wordIndex(predicate: Predicate, snapshot: Snapshot): Work<GroupIndex<string>> {
  if (predicate.path === 'document') return yield* allWords(snapshot)
  const field = yield* fieldArgument(predicate, snapshot)
  return yield* fieldIndex(snapshot, { kind: 'words', field }, () =>
    groupIndex((document) => fieldValues(document, field).flatMap(fieldTexts).flatMap(toWords)),
  )
}

/** Documents by the words anywhere in them. */
export function allWords(snapshot: Snapshot): Work<GroupIndex<string>> {
  return snapshot.indexes.get('words', () => groupIndex(documentWords))
}
