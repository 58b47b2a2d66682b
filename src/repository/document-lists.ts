import type { LoopTurns } from '#lib/loop-turns.ts'
import { oncePer } from '#lib/once-per.ts'
import { filterWork } from '#lib/work.ts'
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
    const inLanguage = filterWork(byType.get(type) ?? [], ({ lang }) => lang === mainLanguage)
    // The site's own work, whoever asked first.
    const list = lists.get(type) ?? turns.run(inLanguage, { line: null })
    lists.set(type, list)
    return list
  }
}
