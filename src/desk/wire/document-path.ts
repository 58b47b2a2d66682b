const PAGE = /^page\$([0-9a-f]{32})$/

/** Where a document is edited, below `/desk`. */
export function documentPath({ id, type }: { id: string; type: string }): string {
  const [, page] = PAGE.exec(id) ?? []
  if (page !== undefined) return `/pages/${page}`
  return `/${type === 'deal' ? 'deals' : 'writing'}/${id}`
}

/** Pages of blocks have drafts beside those of documents, under names that no document has. */
export function toPageDraftId(pageId: string): string {
  return `page$${pageId}`
}
