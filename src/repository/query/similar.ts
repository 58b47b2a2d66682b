import { inStretches } from '#lib/work.ts'
import { NO_SLOTS } from '../index/slot-list.ts'
import {
  type CompilePredicate,
  expectArguments,
  isOneOf,
  numberArgument,
  textArgument,
} from './condition.ts'
import { documentWords } from './document-words.ts'
import { allWords } from './fulltext.ts'

/**
 * `similar("id", 10)`: documents that share words with that one, counting only words in at most 10 documents.
 * Rarer words count more. The most similar documents come first.
 */
export const similar: CompilePredicate = function* (predicate, snapshot) {
  expectArguments(predicate, 2)
  const id = textArgument(predicate, 0)
  const original = snapshot.byId.get(id)
  const limit = numberArgument(predicate, 1)
  const index = yield* allWords(snapshot)
  const likeness = new Float64Array(snapshot.slots.bySlot.length)
  for (const word of new Set(original ? documentWords(original) : [])) {
    const sharing = index.get(word) ?? NO_SLOTS
    if (sharing.length > limit) continue
    yield* inStretches(sharing.length, (from, to) => {
      for (let place = from; place < to; place++) {
        const slot = sharing[place] as number
        likeness[slot] = (likeness[slot] as number) + 1 / sharing.length
      }
    })
  }
  const own = snapshot.slots.slotOf.get(id)
  const candidates: number[] = []
  yield* inStretches(likeness.length, (from, to) => {
    for (let slot = from; slot < to; slot++) {
      if ((likeness[slot] as number) > 0 && slot !== own) candidates.push(slot)
    }
  })
  const rank = (slot: number) => -(likeness[slot] ?? 0)
  return { ...isOneOf(candidates), rank }
}
