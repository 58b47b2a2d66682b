import { firstPlace } from '#lib/node/first-place.ts'
import { sortWork } from '#lib/node/sort-work.ts'
import { createPersistentList, type PersistentList, withEdits } from '../persistent-list.ts'
import type { StoredDocument } from '../stored-document.ts'
import { type IndexKind, STEPS_OF_READING } from './index-kind.ts'
import { findEdits } from './sorted-edits.ts'

/** Documents in the order of an instant, in ms; the id decides ties. */
export type InstantIndex = {
  instants: PersistentList<number>
  documents: PersistentList<StoredDocument>
}

type Entry = { instant: number; document: StoredDocument }

/** Documents for which `read` returns `null` are left out. */
export function instantIndex(
  read: (document: StoredDocument) => number | null,
): IndexKind<InstantIndex> {
  const toEntries = (document: StoredDocument | null): Entry[] => {
    const instant = document && read(document)
    return document === null || instant === null ? [] : [{ instant, document }]
  }
  return {
    empty: { instants: createPersistentList(), documents: createPersistentList() },
    *update(index, changes) {
      const [gone, fresh]: [Entry[], Entry[]] = [[], []]
      for (const { before, after } of changes) {
        gone.push(...toEntries(before))
        fresh.push(...toEntries(after))
        yield STEPS_OF_READING
      }
      if (gone.length + fresh.length === 0) return index
      const { instants, documents } = index
      // The first time there is nothing to merge with.
      if (documents.length === 0) {
        const sorted = yield* sortWork(fresh, compareEntries)
        return {
          instants: createPersistentList(sorted.map(({ instant }) => instant)),
          documents: createPersistentList(sorted.map(({ document }) => document)),
        }
      }
      const itemAt = (place: number): Entry => ({
        instant: instants.at(place) as number,
        document: documents.at(place) as StoredDocument,
      })
      const list = { length: documents.length, itemAt, compare: compareEntries }
      const edits = yield* findEdits<Entry>(list, gone, fresh)
      return {
        instants: yield* withEdits(instants, edits, ({ instant }) => instant),
        documents: yield* withEdits(documents, edits, ({ document }) => document),
      }
    },
  }
}

function compareEntries(a: Entry, b: Entry): number {
  if (a.instant !== b.instant) return a.instant < b.instant ? -1 : 1
  return a.document.id < b.document.id ? -1 : a.document.id > b.document.id ? 1 : 0
}

/** The place of the first document with an instant after this one. */
export function placeAfter({ instants }: InstantIndex, instant: number): number {
  return firstPlace(instants.length, (place) => (instants.at(place) as number) > instant)
}
