import { findLastRevision, findPublishVersion } from '#db/content-revisions.ts'
import { findDraftRow } from '#db/draft-rows.ts'
import { saveDraft } from '#repository/drafts/save-draft.ts'
import { diffDocuments } from '#repository/merge/merge-documents.ts'
import { publishContent } from '#repository/publish/publish-content.ts'
import { getDocumentAt } from '#repository/revisions/restore-revision.ts'
import { type StoredDocument, withoutDate } from '#repository/stored-document.ts'
import { publishDocument } from '../documents/publish-document.ts'
import { CHANGED_SINCE, failed, getDone, isOf, kept, oneByOne, toDone, undone } from './row-work.ts'

/** Publishes the draft of each document. The same act sent again does nothing. */
export const publishDrafts = oneByOne(async (services, { id, author, why }, item) => {
  const act = {
    id: item.document_id,
    saveId: `bulk-${id}`,
    why,
    person: { name: author.name ?? '' },
    // Publishes the drafts as they are, because nobody looks at each of many.
    seen: null,
  }
  const outcome = await publishDocument(services, act)
  if (!outcome.done) {
    const stops = outcome.findings.filter(({ severity }) => severity === 'stops')
    return failed(item, stops.map(({ message }) => message).join(' ') || outcome.message)
  }
  const { db } = services
  if (outcome.ref) {
    return toDone(item, { what: 'publish', version: await findPublishVersion(db, outcome.ref) })
  }
  const last = await findLastRevision(db, item.document_id)
  return isOf(last, { author, why })
    ? toDone(item, { what: 'publish', version: last?.version ?? null })
    : failed(item, 'Somebody else has published it.')
})

/** Restores the earlier live versions, and turns the published ones back into drafts. */
export const undoPublish = oneByOne(async (services, { id, author, why }, item) => {
  const { db, now, createRef } = services
  const documentId = item.document_id
  const { version } = getDone(item, 'publish')
  const last = await findLastRevision(db, documentId)
  if (last?.version !== version) return kept(item, CHANGED_SINCE)
  if (await findDraftRow(db, { document_id: documentId, release_id: '' })) {
    return kept(item, 'Somebody is writing on it again. It stays as it is.')
  }
  const before =
    last.from_version === null ? null : await getDocumentAt(db, documentId, last.from_version)
  let published: StoredDocument | null = null
  await publishContent(
    db,
    async (staged) => {
      published = (await staged.publishedDocuments([documentId])).get(documentId) ?? null
      if (before) await staged.put([withoutDate(before)])
      else await staged.remove([documentId])
    },
    { now, createRef, author, why: `Undone: ${why}`, kind: before ? 'restore' : 'unpublish' },
  )
  if (published !== null) {
    const changes = diffDocuments(before, published)
    const save = { documentId, releaseId: null, saveId: `bulk-${id}-undo`, against: 0, changes }
    await saveDraft(db, save, { author, now, createRef })
  }
  return undone(item)
})
