import { atOnce } from '#lib/work.ts'
import { deepFreeze } from './deep-freeze.ts'
import { linkedIds, mapLinks, toFreshLink, toLinkTarget } from './document-links.ts'
import { type GroupIndex, groupIndex } from './index/group-index.ts'
import { NO_SLOTS } from './index/slot-list.ts'
import { isSameJson } from './same-json.ts'
import type { ContentChange, DocumentChange, Snapshot } from './snapshot.ts'
import type { StoredDocument } from './stored-document.ts'

type FindDocument = (id: string) => StoredDocument | null

/** Everything that reads differently after the change; what is the same as before is not in it. */
export function changedDocuments(before: Snapshot, change: ContentChange): DocumentChange[] {
  const given = new Map<string, StoredDocument | null>()
  for (const id of change.removedIds ?? []) given.set(id, null)
  for (const document of change.documents ?? []) given.set(document.id, document)

  const findBefore: FindDocument = (id) => before.byId.get(id) ?? null
  const findAfter: FindDocument = (id) => given.get(id) ?? (given.has(id) ? null : findBefore(id))
  const changes: DocumentChange[] = []
  for (const [id, document] of given) {
    const old = findBefore(id)
    const fresh = document && withFreshLinks(document, findAfter)
    if (!isSameJson(old, fresh)) changes.push({ before: old, after: deepFreeze(fresh) })
  }
  return [...changes, ...changedReferrers(before, changes, { given, findAfter })]
}

// A document reads differently, too, when the target of one of its links moved or went.
function changedReferrers(
  before: Snapshot,
  changes: readonly DocumentChange[],
  { given, findAfter }: { given: ReadonlyMap<string, unknown>; findAfter: FindDocument },
): DocumentChange[] {
  const slots = new Set<number>()
  for (const change of before.documents.length === 0 ? [] : changes) {
    if (isSameTarget(change)) continue
    const id = (change.after ?? change.before)?.id ?? ''
    for (const slot of Array.from(linksIndex(before).get(id) ?? NO_SLOTS)) slots.add(slot)
  }
  const referrers: DocumentChange[] = []
  for (const slot of slots) {
    const document = before.slots.bySlot[slot]
    if (!document || given.has(document.id)) continue
    const fresh = withFreshLinks(document, findAfter)
    if (fresh !== document) referrers.push({ before: document, after: deepFreeze(fresh) })
  }
  return referrers
}

function isSameTarget({ before, after }: DocumentChange): boolean {
  return isSameJson(before && toLinkTarget(before), after && toLinkTarget(after))
}

/** The documents by the ids that they link to. */
export function linksIndex(snapshot: Snapshot): GroupIndex<string> {
  return atOnce(snapshot.indexes.get('links', () => groupIndex(linkedIds)))
}

/** The document with what its links say about their targets as of now, which may be what they said. */
function withFreshLinks(document: StoredDocument, find: FindDocument): StoredDocument {
  const data = mapLinks(document.data, (link) => {
    const target = find(link.id)
    return toFreshLink(link, target && toLinkTarget(target))
  })
  return data === document.data ? document : { ...document, data }
}
