import type { Work } from '#lib/node/work.ts'
import { isSameJson } from '#lib/same-json.ts'
import { createFreezer } from './create-freezer.ts'
import { linkedIds, mapLinks, toFreshLink, toLinkTarget } from './document-links.ts'
import { type GroupIndex, groupIndex } from './index/group-index.ts'
import { STEPS_OF_READING } from './index/index-kind.ts'
import { NO_SLOTS } from './index/slot-list.ts'
import type { ContentChange, DocumentChange, Snapshot } from './snapshot.ts'
import type { StoredDocument } from './stored-document.ts'

type FindDocument = (id: string) => StoredDocument | null

/** Every document that reads differently after the change. */
export function* changedDocuments(before: Snapshot, change: ContentChange): Work<DocumentChange[]> {
  const given = new Map<string, StoredDocument | null>()
  for (const id of change.removedIds ?? []) given.set(id, null)
  yield given.size
  for (const document of change.documents ?? []) {
    given.set(document.id, document)
    yield
  }

  const findBefore: FindDocument = (id) => before.byId.get(id) ?? null
  const findAfter: FindDocument = (id) => given.get(id) ?? (given.has(id) ? null : findBefore(id))
  const freeze = createFreezer()
  const changes: DocumentChange[] = []
  for (const [id, document] of given) {
    const old = findBefore(id)
    const fresh = document && withFreshLinks(document, findAfter)
    if (!isSameJson(old, fresh)) changes.push({ before: old, after: freeze(fresh) })
    yield STEPS_OF_READING
  }
  const referrers = yield* changedReferrers(before, changes, { given, findAfter, freeze })
  return [...changes, ...referrers]
}

type ReferrersInput = {
  given: ReadonlyMap<string, unknown>
  findAfter: FindDocument
  freeze: ReturnType<typeof createFreezer>
}

// A document also reads differently when the target of one of its links has changed its address or is gone.
function* changedReferrers(
  before: Snapshot,
  changes: readonly DocumentChange[],
  { given, findAfter, freeze }: ReferrersInput,
): Work<DocumentChange[]> {
  const referrers: DocumentChange[] = []
  if (before.documents.length === 0) return referrers
  const links = yield* linksIndex(before)
  const slots = new Set<number>()
  for (const change of changes) {
    yield
    if (isSameTarget(change)) continue
    const id = (change.after ?? change.before)?.id ?? ''
    for (const slot of Array.from(links.get(id) ?? NO_SLOTS)) slots.add(slot)
  }
  for (const slot of slots) {
    const document = before.slots.bySlot.at(slot)
    if (!document || given.has(document.id)) continue
    const fresh = withFreshLinks(document, findAfter)
    if (fresh !== document) referrers.push({ before: document, after: freeze(fresh) })
    yield STEPS_OF_READING
  }
  return referrers
}

function isSameTarget({ before, after }: DocumentChange): boolean {
  return isSameJson(before && toLinkTarget(before), after && toLinkTarget(after))
}

/** The documents by the ids that they link to. */
export function linksIndex(snapshot: Snapshot): Work<GroupIndex<string>> {
  return snapshot.indexes.get('links', () => groupIndex(linkedIds))
}

/** The document with links that describe their current targets; the same object if they already do. */
function withFreshLinks(document: StoredDocument, find: FindDocument): StoredDocument {
  const data = mapLinks(document.data, (link) => {
    const target = find(link.id)
    return toFreshLink(link, target && toLinkTarget(target))
  })
  return data === document.data ? document : { ...document, data }
}
