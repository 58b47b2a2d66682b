import { dependencyKeys } from '#db/content-keys.ts'
import type { Work } from '#lib/node/work.ts'
import { isSameJson } from '#lib/same-json.ts'
import { changedDocuments } from './changed-documents.ts'
import { deepFreeze } from './deep-freeze.ts'
import { findDocumentEdits, withTypeChanges } from './document-order.ts'
import { assignSlots } from './document-slots.ts'
import { withEdits } from './persistent-list.ts'
import { createSlotOrder } from './slot-order.ts'
import type { ChangedContent, ContentChange, DocumentChange, Snapshot } from './snapshot.ts'
import type { StoredDocument } from './stored-document.ts'

type AppliedChange = { snapshot: Snapshot; changed: ChangedContent }

/**
 * The snapshot after a change, and everything that reads differently in it. The cost grows with the change,
 * not with the number of published documents.
 */
export function* applyChange(
  before: Snapshot,
  change: ContentChange,
  ref: string,
): Work<AppliedChange> {
  const keys = new Set<string>()
  const documents = yield* changedDocuments(before, change)
  for (const { before: old, after } of documents) {
    addKeys(keys, old)
    addKeys(keys, after)
    yield STEPS_OF_KEYS
  }
  const { mainLanguage = before.mainLanguage } = change
  if (mainLanguage !== before.mainLanguage) {
    // Queries without a language now read other documents.
    for (const document of before.documents) {
      addKeys(keys, document)
      yield STEPS_OF_KEYS
    }
  }
  const richtextPages = changedRichtext(before, change, keys)
  const snapshot = {
    ...(yield* withDocuments(before, documents)),
    ref,
    pastRefs: before.ref === null ? before.pastRefs : new Set(before.pastRefs).add(before.ref),
    richtextPages,
    mainLanguage,
  }
  return { snapshot, changed: { keys, documents } }
}

/** Adding the keys of one document takes about as long as this many steps through a list. */
const STEPS_OF_KEYS = 20

function* withDocuments(before: Snapshot, changes: readonly DocumentChange[]): Work<Snapshot> {
  if (changes.length === 0) return before
  const { slots, slotChanges } = yield* assignSlots(before.slots, changes)
  const edits = yield* findDocumentEdits(before.documents, changes)
  const order = yield* withEdits(
    before.order.slots,
    edits,
    ({ id }) => slots.slotOf.get(id) as number,
  )
  const byId = before.byId.with(changes.map((change) => [idOf(change), change.after ?? undefined]))
  yield changes.length
  return {
    ...before,
    byId,
    documents: yield* withEdits(before.documents, edits, (document) => document),
    byType: yield* withTypeChanges(before.byType, changes),
    slots,
    order: createSlotOrder(order),
    indexes: yield* before.indexes.after(slotChanges, slots.bySlot),
  }
}

function idOf({ before, after }: DocumentChange): string {
  return (after ?? before)?.id ?? ''
}

type Identified = Pick<StoredDocument, 'id' | 'type' | 'uid'>

/** Adds what pages that read the document depend on. */
export function addKeys(keys: Set<string>, document: Identified | null): void {
  if (!document) return
  keys.add(dependencyKeys.document(document.id))
  keys.add(dependencyKeys.type(document.type))
  if (document.uid) keys.add(dependencyKeys.uid(document.type, document.uid))
}

function changedRichtext(before: Snapshot, change: ContentChange, changedKeys: Set<string>) {
  const pages = new Map(before.richtextPages)
  for (const id of change.removedRichtextIds ?? []) {
    if (pages.delete(id)) changedKeys.add(dependencyKeys.richtext(id))
  }
  for (const { id, blockMap } of change.richtextPages ?? []) {
    if (isSameJson(pages.get(id), blockMap)) continue
    pages.set(id, deepFreeze(blockMap))
    changedKeys.add(dependencyKeys.richtext(id))
  }
  return pages
}
