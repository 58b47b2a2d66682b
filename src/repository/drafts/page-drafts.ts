import type { Database } from '#db/database.ts'
import { findDocumentRow, findRichtextRow } from '#db/find-documents.ts'
import type { BlockMap } from '#lib/block-map.ts'
import { DEFAULT_LANGUAGE, type StoredDocument, toNewDocument } from '../stored-document.ts'

/** The prefix of the drafts of rich-text pages. No document id begins like this. */
const PREFIX = 'page$'
export const PAGE_TYPE = 'richtext_page'

/** The id of the rich-text page that a draft is of; `null` for a draft of a document. */
export function findPageId(draftId: string): string | null {
  const id = draftId.startsWith(PREFIX) ? draftId.slice(PREFIX.length) : ''
  return /^[0-9a-f]{32}$/.test(id) ? id : null
}

/** Where the revisions of a draft's document or page are. */
export function toRevisionKey(draftId: string): { content: 'document' | 'richtext'; id: string } {
  const pageId = findPageId(draftId)
  return pageId === null
    ? { content: 'document', id: draftId }
    : { content: 'richtext', id: pageId }
}

/** A page in the form of a document, so that drafts of both are saved, merged and published in one way. */
export function toPageDocument(draftId: string, blockMap: BlockMap): StoredDocument {
  const data = blockMap as Record<string, unknown>
  return toNewDocument({ id: draftId, type: PAGE_TYPE, lang: DEFAULT_LANGUAGE, data })
}

/** What is published of a document, or of a page in the form of a document. */
export async function findPublishedRow(db: Database, draftId: string) {
  const pageId = findPageId(draftId)
  if (pageId === null) return findDocumentRow(db, draftId)
  const row = await findRichtextRow(db, pageId)
  if (!row) return null
  const document = toPageDocument(draftId, JSON.parse(row.text) as BlockMap)
  return { ...row, text: JSON.stringify(document) }
}
