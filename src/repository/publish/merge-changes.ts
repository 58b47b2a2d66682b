import type { ContentChange } from '../snapshot.ts'

/** Combines two changes; the second one wins for documents and pages in both. */
export function mergeChanges(first: ContentChange, second: ContentChange): ContentChange {
  const documents = second.documents ?? []
  const removedIds = second.removedIds ?? []
  const pages = second.richtextPages ?? []
  const removedRichtextIds = second.removedRichtextIds ?? []
  const ids = new Set([...documents.map(({ id }) => id), ...removedIds])
  const pageIds = new Set([...pages.map(({ id }) => id), ...removedRichtextIds])
  return {
    documents: [...(first.documents ?? []).filter(({ id }) => !ids.has(id)), ...documents],
    removedIds: [...(first.removedIds ?? []).filter((id) => !ids.has(id)), ...removedIds],
    richtextPages: [...(first.richtextPages ?? []).filter(({ id }) => !pageIds.has(id)), ...pages],
    removedRichtextIds: [
      ...(first.removedRichtextIds ?? []).filter((id) => !pageIds.has(id)),
      ...removedRichtextIds,
    ],
  }
}
