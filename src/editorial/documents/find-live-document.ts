import { findPageId, toPageDocument } from '#repository/drafts/page-drafts.ts'
import type { Snapshot } from '#repository/snapshot.ts'
import type { StoredDocument } from '#repository/stored-document.ts'

/** What is published under the id of a draft, pages of blocks too; `null` if nothing is. */
export function findLiveDocument(
  { byId, richtextPages }: Pick<Snapshot, 'byId' | 'richtextPages'>,
  id: string,
): StoredDocument | null {
  const page = richtextPages.get(findPageId(id) ?? '')
  return page ? toPageDocument(id, page) : (byId.get(id) ?? null)
}
