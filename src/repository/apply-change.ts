import { dependencyKeys } from '#db/content-keys.ts'
import { changedDocuments } from './changed-documents.ts'
import { deepFreeze } from './deep-freeze.ts'
import { findDocumentEdits, withTypeChanges } from './document-order.ts'
import { assignSlots } from './document-slots.ts'
import { withEdits } from './index/sorted-edits.ts'
import { isSameJson } from './same-json.ts'
import { createSlotOrder } from './slot-order.ts'
import type { ChangedContent, ContentChange, DocumentChange, Snapshot } from './snapshot.ts'
import type { StoredDocument } from './stored-document.ts'

export type AppliedChange = { snapshot: Snapshot; changed: ChangedContent }

/**
 * The snapshot after a change, and everything that reads differently in it. Costs what the change
 * is worth, not what is published: lists are copied, but no document that stays is looked into.
 */
export function applyChange(before: Snapshot, change: ContentChange, ref: string): AppliedChange {
  const keys = new Set<string>()
  const documents = changedDocuments(before, change)
  for (const { before: old, after } of documents) {
    addKeys(keys, old)
    addKeys(keys, after)
  }
  const richtextPages = changedRichtext(before, change, keys)
  const snapshot = {
    ...withDocuments(before, documents),
    ref,
    pastRefs: before.ref === null ? before.pastRefs : new Set(before.pastRefs).add(before.ref),
    richtextPages,
  }
  return { snapshot, changed: { keys, documents } }
}

function withDocuments(before: Snapshot, changes: readonly DocumentChange[]): Snapshot {
  if (changes.length === 0) return before
  const { slots, slotChanges } = assignSlots(before.slots, changes)
  const edits = findDocumentEdits(before.documents, changes)
  const order = withEdits(before.order.slots, edits, ({ id }) => slots.slotOf.get(id) as number)
  return {
    ...before,
    byId: before.byId.with(changes.map((change) => [idOf(change), change.after ?? undefined])),
    documents: withEdits(before.documents, edits, (document) => document),
    byType: withTypeChanges(before.byType, changes),
    slots,
    order: createSlotOrder(order),
    indexes: before.indexes.after(slotChanges, slots.bySlot),
  }
}

function idOf({ before, after }: DocumentChange): string {
  return (after ?? before)?.id ?? ''
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
    if (isSameJson(pages.get(id), blockMap)) continue
    pages.set(id, deepFreeze(blockMap))
    changedKeys.add(dependencyKeys.richtext(id))
  }
  return pages
}
