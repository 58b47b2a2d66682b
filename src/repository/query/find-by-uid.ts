import { filter } from '@prismicio/client'
import type { Work } from '#lib/node/work.ts'
import type { Snapshot } from '../snapshot.ts'
import type { StoredDocument } from '../stored-document.ts'
import { runQuery } from './run-query.ts'

/** The document with the uid in the main language, or the one that had it before; `null` if there is none. */
export function* findByUid(
  snapshot: Snapshot,
  type: string,
  uid: string,
): Work<StoredDocument | null> {
  const queries = [`[${filter.at(`my.${type}.uid`, uid)}]`]
  const { first } = yield* runQuery(snapshot, { queries, lang: snapshot.mainLanguage, order: null })
  const [document = null] = yield* first(1)
  return document
}
