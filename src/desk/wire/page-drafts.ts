const PREFIX = 'page$'

/** Pages of blocks have drafts beside those of documents, under names that no document has. */
export function toPageDraftId(pageId: string): string {
  return PREFIX + pageId
}
