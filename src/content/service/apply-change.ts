import { isDeepStrictEqual } from 'node:util'
import { dependencyKeys } from '#db/content-keys.ts'
import { mapLinks, toFreshLink, toLinkTarget } from './document-links.ts'
import {
  type ChangedContent,
  type ContentChange,
  createLazyIndexes,
  type DocumentChange,
  type Snapshot,
} from './snapshot.ts'
import type { StoredDocument } from './stored-document.ts'

export type AppliedChange = { snapshot: Snapshot; changed: ChangedContent }

/** The snapshot after a change, and everything that reads differently in it. */
export function applyChange(before: Snapshot, change: ContentChange, ref: string): AppliedChange {
  const changed = changedDocuments(before, change)
  const stored = new Map(before.stored)
  for (const [id, document] of changed) {
    if (document) stored.set(id, document)
    else stored.delete(id)
  }
  const rereads = affectedIds(before, changed)
  const byId = new Map(before.byId)
  for (const id of rereads) {
    const document = stored.get(id)
    if (document) byId.set(id, withFreshLinks(document, stored))
    else byId.delete(id)
  }
  const keys = new Set<string>()
  const documents: DocumentChange[] = []
  for (const id of rereads) {
    const [old, fresh] = [before.byId.get(id) ?? null, byId.get(id) ?? null]
    documents.push({ before: old, after: fresh })
    addKeys(keys, old)
    addKeys(keys, fresh)
  }
  const richtextPages = changedRichtext(before, change, keys)
  const snapshot = {
    ref,
    pastRefs: before.ref === null ? before.pastRefs : new Set(before.pastRefs).add(before.ref),
    stored,
    byId,
    richtextPages,
    indexes: createLazyIndexes(),
    ...indexDocuments(byId),
  }
  return { snapshot, changed: { keys, documents } }
}

/** `null` stands for a removed document. One that is the same as before is not in it. */
function changedDocuments(before: Snapshot, change: ContentChange) {
  const changed = new Map<string, StoredDocument | null>()
  for (const id of change.removedIds ?? []) {
    if (before.stored.has(id)) changed.set(id, null)
  }
  for (const document of change.documents ?? []) {
    if (isDeepStrictEqual(before.stored.get(document.id), document)) changed.delete(document.id)
    else changed.set(document.id, document)
  }
  return changed
}

// A document reads differently, too, when the target of one of its links moved or went.
function affectedIds(before: Snapshot, changed: ReadonlyMap<string, StoredDocument | null>) {
  const affected = new Set(changed.keys())
  for (const [id, document] of changed) {
    const old = before.stored.get(id)
    const same = isDeepStrictEqual(old && toLinkTarget(old), document && toLinkTarget(document))
    if (same) continue
    for (const referrer of before.referrers.get(id) ?? []) affected.add(referrer)
  }
  return affected
}

function withFreshLinks(
  document: StoredDocument,
  stored: ReadonlyMap<string, StoredDocument>,
): StoredDocument {
  const data = mapLinks(document.data, (link) => {
    const target = stored.get(link.id)
    return toFreshLink(link, target ? toLinkTarget(target) : null)
  })
  return { ...document, data }
}

function addKeys(keys: Set<string>, document: StoredDocument | null): void {
  if (!document) return
  keys.add(dependencyKeys.document(document.id))
  keys.add(dependencyKeys.type(document.type))
  if (document.uid !== null) keys.add(dependencyKeys.uid(document.type, document.uid))
}

function changedRichtext(before: Snapshot, change: ContentChange, changedKeys: Set<string>) {
  const pages = new Map(before.richtextPages)
  for (const id of change.removedRichtextIds ?? []) {
    if (pages.delete(id)) changedKeys.add(dependencyKeys.richtext(id))
  }
  for (const { id, blockMap } of change.richtextPages ?? []) {
    if (isDeepStrictEqual(pages.get(id), blockMap)) continue
    pages.set(id, blockMap)
    changedKeys.add(dependencyKeys.richtext(id))
  }
  return pages
}

function indexDocuments(byId: ReadonlyMap<string, StoredDocument>) {
  const documents = [...byId.values()].sort(byLastPublication)
  const byType = new Map<string, StoredDocument[]>()
  const referrers = new Map<string, Set<string>>()
  for (const document of documents) {
    const ofType = byType.get(document.type)
    if (ofType) ofType.push(document)
    else byType.set(document.type, [document])
    mapLinks(document.data, (link) => {
      referrers.set(link.id, (referrers.get(link.id) ?? new Set()).add(document.id))
      return link
    })
  }
  return { documents, byType, referrers }
}

// The id decides ties, so that every process pages through the same order.
function byLastPublication(a: StoredDocument, b: StoredDocument): number {
  const [first, second] = [a.last_publication_date ?? '', b.last_publication_date ?? '']
  if (first !== second) return first < second ? 1 : -1
  return a.id < b.id ? -1 : 1
}
