import type { Work } from '#lib/work.ts'
import { linksIndex } from './changed-documents.ts'
import { allWords } from './query/fulltext.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * Builds the two indexes that need every document before anybody waits for them: with very many documents
 * the first full-text query would take seconds. After a small change they are there already.
 */
export function* prepareSnapshot(snapshot: Snapshot): Work<void> {
  yield* linksIndex(snapshot)
  yield* allWords(snapshot)
}
