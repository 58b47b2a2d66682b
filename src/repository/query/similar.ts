import { inStretches } from '#lib/node/work.ts'
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

// Reading and writing an entry of a map takes about as long as four simple steps.
const STEPS_OF_MAP = 4

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
  const likeness = new Map<number, number>()
  for (const word of new Set(original ? documentWords(original) : [])) {
    const sharing = index.get(word) ?? NO_SLOTS
    if (sharing.length > limit) continue
    yield* inStretches(
      sharing.length,
      (from, to) => {
        for (let place = from; place < to; place++) {
          const slot = sharing[place] as number
          likeness.set(slot, (likeness.get(slot) ?? 0) + 1 / sharing.length)
        }
      },
      STEPS_OF_MAP,
    )
  }
  const own = snapshot.slots.slotOf.get(id)
  if (own !== undefined) likeness.delete(own)
  const rank = (slot: number) => -(likeness.get(slot) ?? 0)
  return { ...isOneOf(Uint32Array.from(likeness.keys()).sort()), rank }
}
