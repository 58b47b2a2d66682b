import { atOnce } from '#lib/work.ts'
import { linksIndex } from './changed-documents.ts'
import { allWords } from './query/fulltext.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * Makes the two indexes that every document has to be read through for, before anybody waits for them:
 * with very many documents the first full-text query would hold up all others for seconds. After a
 * small change they are there already.
 */
export function prepareSnapshot(snapshot: Snapshot): void {
  linksIndex(snapshot)
  atOnce(allWords(snapshot))
}
