import type { ContentRows } from '#db/content-rows.ts'
import { applyChange } from './apply-change.ts'
import { type ContentChange, createEmptySnapshot, type Snapshot } from './snapshot.ts'
import type { StoredDocument } from './stored-document.ts'

export function toSnapshot(rows: ContentRows): Snapshot {
  const empty = createEmptySnapshot()
  if (rows.ref === null) return empty
  const { snapshot } = applyChange(empty, differenceTo(rows, empty), rows.ref)
  return { ...snapshot, pastRefs: new Set(rows.pastRefs) }
}

/** The change that turns the snapshot into what the database holds. */
export function differenceTo({ documents, pages }: ContentRows, before: Snapshot): ContentChange {
  const ids = new Set(documents.map(({ id }) => id))
  const pageIds = new Set(pages.map(({ id }) => id))
  return {
    documents: documents.map(({ document }) => JSON.parse(document) as StoredDocument),
    removedIds: [...before.stored.keys()].filter((id) => !ids.has(id)),
    richtextPages: pages.map((page) => ({ id: page.id, blockMap: JSON.parse(page.block_map) })),
    removedRichtextIds: [...before.richtextPages.keys()].filter((id) => !pageIds.has(id)),
  }
}

/** Only what differs. Unchanged values are the same objects in both snapshots. */
export function toChangedRows(before: Snapshot, after: Snapshot) {
  const documents = [...after.stored].filter(([id, document]) => before.stored.get(id) !== document)
  const pages = [...after.richtextPages].filter(
    ([id, blockMap]) => before.richtextPages.get(id) !== blockMap,
  )
  return {
    documents: documents.map(([id, document]) => ({
      id,
      type: document.type,
      uid: document.uid,
      lang: document.lang,
      document: JSON.stringify(document),
    })),
    removedIds: [...before.stored.keys()].filter((id) => !after.stored.has(id)),
    pages: pages.map(([id, blockMap]) => ({ id, block_map: JSON.stringify(blockMap) })),
    removedPageIds: [...before.richtextPages.keys()].filter((id) => !after.richtextPages.has(id)),
  }
}
