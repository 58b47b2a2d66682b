import type { Work } from '#lib/node/work.ts'
import { findEdits } from './index/sorted-edits.ts'
import {
  createPersistentList,
  type ListEdits,
  type PersistentList,
  withEdits,
} from './persistent-list.ts'
import type { DocumentChange, Snapshot } from './snapshot.ts'
import type { StoredDocument } from './stored-document.ts'

/** Newest publication first. Ids break ties, so that every process has the same order. */
export function byLastPublication(a: StoredDocument, b: StoredDocument): number {
  const [first, second] = [a.last_publication_date ?? '', b.last_publication_date ?? '']
  if (first !== second) return first < second ? 1 : -1
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}

/** The edits that turn the sorted documents into those after the changes. */
export function findDocumentEdits(
  documents: PersistentList<StoredDocument>,
  changes: readonly DocumentChange[],
): Work<ListEdits<StoredDocument>> {
  const itemAt = (place: number) => documents.at(place) as StoredDocument
  return findEdits(
    { length: documents.length, itemAt, compare: byLastPublication },
    changes.flatMap(({ before }) => before ?? []),
    changes.flatMap(({ after }) => after ?? []),
  )
}

/** Types without documents are left out. */
export function* withTypeChanges(
  byType: Snapshot['byType'],
  changes: readonly DocumentChange[],
): Work<Snapshot['byType']> {
  const touched = new Map<string, DocumentChange[]>()
  const touch = (type: string, change: DocumentChange) => {
    const known = touched.get(type)
    if (known) known.push(change)
    else touched.set(type, [change])
  }
  for (const { before, after } of changes) {
    if (before) touch(before.type, { before, after: null })
    if (after) touch(after.type, { before: null, after })
  }
  const next = new Map(byType)
  for (const [type, ofType] of touched) {
    const documents = byType.get(type) ?? createPersistentList()
    const edits = yield* findDocumentEdits(documents, ofType)
    const list = yield* withEdits(documents, edits, (document) => document)
    if (list.length > 0) next.set(type, list)
    else next.delete(type)
  }
  return next
}
