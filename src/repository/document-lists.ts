import type { LoopTurns } from '#lib/node/loop-turns.ts'
import type { Work } from '#lib/node/work.ts'
import { oncePer } from '#lib/once-per.ts'
import type { PersistentList } from './persistent-list.ts'
import type { Snapshot } from './snapshot.ts'
import type { StoredDocument } from './stored-document.ts'

/**
 * The documents of a type in the site's language. Most pages read a list, so each is filtered once per snapshot, and
 * between requests. A list per page would be a quarter of a megabyte of garbage with 31,000 documents.
 */
export function createDocumentLists(turns: LoopTurns) {
  const listsOf = oncePer(
    (_snapshot: Snapshot) => new Map<string, Promise<readonly StoredDocument[]>>(),
  )
  return (snapshot: Snapshot, type: string): Promise<readonly StoredDocument[]> => {
    const lists = listsOf(snapshot)
    const { byType, mainLanguage } = snapshot
    // Runs as the site's own work, not as the first caller's.
    const list =
      lists.get(type) ?? turns.run(inLanguage(byType.get(type), mainLanguage), { line: null })
    lists.set(type, list)
    return list
  }
}

function* inLanguage(
  documents: PersistentList<StoredDocument> | undefined,
  language: string,
): Work<readonly StoredDocument[]> {
  // With its length from the start: a list that grows while it is filled leaves three times its size behind.
  const found = new Array<StoredDocument>(documents?.length ?? 0)
  let count = 0
  for (const part of documents?.parts ?? []) {
    for (const document of part) if (document.lang === language) found[count++] = document
    yield part.length
  }
  found.length = count
  return found
}
