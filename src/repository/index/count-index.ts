import type { StoredDocument } from '../stored-document.ts'
import { type IndexKind, STEPS_OF_READING } from './index-kind.ts'

/** The number of documents with each key. For keys that most documents share, where lists would be long. */
export type CountIndex = ReadonlyMap<string, number>

export function countIndex(
  keysOf: (document: StoredDocument) => Iterable<string>,
): IndexKind<CountIndex> {
  return {
    empty: new Map(),
    *update(counts, changes) {
      const next = new Map(counts)
      const add = (document: StoredDocument | null, amount: number) => {
        for (const key of document ? new Set(keysOf(document)) : []) {
          const count = (next.get(key) ?? 0) + amount
          if (count === 0) next.delete(key)
          else next.set(key, count)
        }
      }
      for (const { before, after } of changes) {
        add(before, -1)
        add(after, 1)
        yield STEPS_OF_READING
      }
      return next
    },
  }
}
