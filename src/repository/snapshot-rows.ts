import type { ContentRows, NewerContentRows } from '#db/content-rows.ts'
import type { ContentChange, Snapshot } from './snapshot.ts'
import type { StoredDocument } from './stored-document.ts'
import { toDocumentRow } from './to-document-row.ts'

/** The change that turns the snapshot into what the database holds. */
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

/** The change that later publishes made. */
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

/**
 * What of the change has to be written. Documents that read differently only because of what they link
 * to stay as they are: what a link says about its target is told anew by whoever reads them.
 */
export function toChangedRows(change: ContentChange, before: Snapshot, after: Snapshot) {
  const ids = [...(change.removedIds ?? []), ...(change.documents ?? []).map(({ id }) => id)]
  const changed = [...new Set(ids)].filter((id) => before.byId.get(id) !== after.byId.get(id))
  return {
    documents: changed.flatMap((id) => {
      const document = after.byId.get(id)
      return document ? toDocumentRow(document) : []
    }),
    removedIds: changed.filter((id) => !after.byId.has(id)),
    ...changedPages(change, before, after),
  }
}

function changedPages(change: ContentChange, before: Snapshot, after: Snapshot) {
  const isChanged = (id: string) => before.richtextPages.get(id) !== after.richtextPages.get(id)
  const ids = [
    ...(change.removedRichtextIds ?? []),
    ...(change.richtextPages ?? []).map(({ id }) => id),
  ]
  const changed = [...new Set(ids)].filter(isChanged)
  return {
    pages: changed.flatMap((id) => {
      const blockMap = after.richtextPages.get(id)
      return blockMap ? { id, block_map: JSON.stringify(blockMap) } : []
    }),
    removedPageIds: changed.filter((id) => !after.richtextPages.has(id)),
  }
}
