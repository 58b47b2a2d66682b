import type { Work } from '#lib/node/work.ts'
import type { DocumentChange, Snapshot } from './snapshot.ts'

/**
 * The documents that differ between two snapshots. Lists share the parts in which nothing has changed, so the cost grows with
 * the change where one snapshot comes from the other.
 */
export function* changedBetween(before: Snapshot, after: Snapshot): Work<DocumentChange[]> {
  const changes = new Map<string, DocumentChange>()
  for (const part of partsBeside(before, after)) {
    for (const document of part) changes.set(document.id, { before: document, after: null })
    yield part.length
  }
  for (const part of partsBeside(after, before)) {
    for (const document of part) {
      const old = changes.get(document.id)?.before ?? null
      // It has only moved from one part to another.
      if (old === document) changes.delete(document.id)
      else changes.set(document.id, { before: old, after: document })
    }
    yield part.length
  }
  return [...changes.values()]
}

/** Parts that the other one does not share. */
function partsBeside({ documents }: Snapshot, other: Snapshot) {
  const shared = new Set(other.documents.parts)
  return documents.parts.filter((part) => !shared.has(part))
}
