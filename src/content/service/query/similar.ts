import type { StoredDocument } from '../stored-document.ts'
import {
  type CompilePredicate,
  expectArguments,
  numberArgument,
  textArgument,
} from './condition.ts'
import { documentWords } from './document-words.ts'
import { allWords } from './fulltext.ts'

/**
 * `similar("id", 10)`: documents that share words with that one, counting only words that at most 10 documents
 * have. The rarer a shared word, the more it counts; the most similar come first.
 */
export const similar: CompilePredicate = (predicate, snapshot) => {
  expectArguments(predicate, 2)
  const likeness = new Map<StoredDocument, number>()
  const original = snapshot.byId.get(textArgument(predicate, 0))
  const limit = numberArgument(predicate, 1)
  const index = allWords(snapshot)
  for (const word of new Set(original ? documentWords(original) : [])) {
    const sharing = index.get(word) ?? []
    if (sharing.length > limit) continue
    for (const document of sharing) {
      if (document === original) continue
      likeness.set(document, (likeness.get(document) ?? 0) + 1 / sharing.length)
    }
  }
  return {
    matches: (document) => likeness.has(document),
    candidates: [...likeness.keys()],
    rank: (document) => -(likeness.get(document) ?? 0),
  }
}
