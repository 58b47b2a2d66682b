import type { BulkItem } from '#db/desk-bulks.ts'
import { removeDraft } from '#db/desk-drafts.ts'
import { findDraftRow } from '#db/draft-rows.ts'
import { readDraft, saveDraft } from '#repository/drafts/save-draft.ts'
import { diffDocuments } from '#repository/merge/merge-documents.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import type { ListServices } from '../documents/find-listed.ts'
import { type FieldChange, findInverse, toSavedChange } from './field-change.ts'
import {
  type Bulk,
  CHANGED_SINCE,
  failed,
  GONE,
  getDone,
  kept,
  oneByOne,
  toDone,
  undone,
} from './row-work.ts'

/** Saves the change into the draft of each document. The same save sent again changes nothing. */
export const draftFields = oneByOne(async (services, bulk, item) => {
  const done = getDone(item, 'draft')
  const key = { document_id: item.document_id, release_id: '' }
  const { document } = await readDraft(services.db, key)
  if (!document) return failed(item, GONE)
  await save(services, bulk, { item, document, change: done.change, saveId: `bulk-${bulk.id}` })
  return toDone(item, done)
})

export const undoDrafts = oneByOne(async (services, bulk, item) => {
  const { db } = services
  const done = getDone(item, 'draft')
  const key = { document_id: item.document_id, release_id: '' }
  const row = await findDraftRow(db, key)
  if (!row) return kept(item, 'Its draft was published or discarded since.')
  const document = JSON.parse(row.document) as StoredDocument
  const change = findInverse(document, done.change)
  if (!change) return kept(item, CHANGED_SINCE)
  await save(services, bulk, { item, document, change, saveId: `bulk-${bulk.id}-undo` })
  const now = await findDraftRow(db, key)
  const base = now?.base ? (JSON.parse(now.base) as StoredDocument) : null
  const isEmpty =
    now && base && diffDocuments(base, JSON.parse(now.document) as StoredDocument).length === 0
  // The bulk change began the draft, and nobody has written in it since.
  if (done.isNew && isEmpty && now.conflicts === '[]') {
    const closing = { outcome: 'discarded' as const, by: bulk.author.name, at: services.now() }
    await removeDraft(db, { ...now, id: item.document_id }, closing)
  }
  return undone(item)
})

type Save = { item: BulkItem; document: StoredDocument; change: FieldChange; saveId: string }

async function save(
  { db, now, createRef }: ListServices,
  { author }: Bulk,
  { item, document, change, saveId }: Save,
): Promise<void> {
  const changes = [toSavedChange(document, change)]
  const draft = { documentId: item.document_id, releaseId: null, saveId, against: 0, changes }
  await saveDraft(db, draft, { author, now, createRef })
}
