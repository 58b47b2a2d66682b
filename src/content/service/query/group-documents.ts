import type { StoredDocument } from '../stored-document.ts'

export type DocumentGroups<Key> = ReadonlyMap<Key, readonly StoredDocument[]>

/** An index: the documents by each of their keys, in their order. */
export function groupDocuments<Key>(
  documents: readonly StoredDocument[],
  keysOf: (document: StoredDocument) => Iterable<Key>,
): DocumentGroups<Key> {
  const groups = new Map<Key, StoredDocument[]>()
  for (const document of documents) {
    for (const key of new Set(keysOf(document))) {
      const group = groups.get(key)
      if (group) group.push(document)
      else groups.set(key, [document])
    }
  }
  return groups
}
