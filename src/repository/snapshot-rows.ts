import type { ContentRows, NewerContentRows } from '#db/content-rows.ts'
import type { ContentChange, Snapshot } from './snapshot.ts'
import type { StoredDocument } from './stored-document.ts'

/** The change from the snapshot to the rows of the database. */
export function differenceTo(rows: ContentRows, before: Snapshot): ContentChange {
  const documents = rows.documents as StoredDocument[]
  const ids = new Set(documents.map(({ id }) => id))
  const pageIds = new Set(rows.pages.map(({ id }) => id))
  return toChange({
    ...rows,
    removedIds: [...before.byId.keys()].filter((id) => !ids.has(id)),
    removedPageIds: [...before.richtextPages.keys()].filter((id) => !pageIds.has(id)),
  })
}

/** The change made by later publishes. */
export function toChange(rows: NewerContentRows): ContentChange {
  return {
    documents: rows.documents as StoredDocument[],
    removedIds: rows.removedIds,
    richtextPages: rows.pages.map((page) => ({
      id: page.id,
      blockMap: JSON.parse(page.block_map),
    })),
    removedRichtextIds: rows.removedPageIds,
  }
}
