import { createLayeredMap, type LayeredMap } from '#lib/node/layered-map.ts'
import { sortWork } from '#lib/node/sort-work.ts'
import { mapWork, type Work } from '#lib/node/work.ts'
import type { SlotChange } from './index/index-kind.ts'
import { createPersistentList, type PersistentList, withEdits } from './persistent-list.ts'
import type { DocumentChange } from './snapshot.ts'
import type { StoredDocument } from './stored-document.ts'

/** The numbers that indexes use for documents. A document keeps its slot while it is published. */
export type DocumentSlots = {
  /** By document id. */
  slotOf: LayeredMap<string, number>
  /** `null` for a free slot. */
  bySlot: PersistentList<StoredDocument | null>
  /** The free slots. */
  free: readonly number[]
}

export function createEmptySlots(): DocumentSlots {
  return { slotOf: createLayeredMap(), bySlot: createPersistentList(), free: [] }
}

/** Gives new documents slots, starting with free ones, and frees the slots of removed documents. */
export function* assignSlots(
  before: DocumentSlots,
  changes: readonly DocumentChange[],
): Work<{ slots: DocumentSlots; slotChanges: SlotChange[] }> {
  const free = before.free.slice()
  const { length } = before.bySlot
  let unused = length
  const moved = new Map<string, number | undefined>()
  const slotChanges = yield* mapWork(changes, (change) => {
    const id = (change.after ?? change.before)?.id ?? ''
    const slot = before.slotOf.get(id) ?? free.pop() ?? unused++
    if (!change.before) moved.set(id, slot)
    return { slot, ...change }
  })
  // Freed last: within one change a slot belongs to one document.
  for (const { slot, before: old, after } of slotChanges) {
    if (after || !old) continue
    moved.set(old.id, undefined)
    free.push(slot)
  }
  yield moved.size
  const slotOf = before.slotOf.with(moved)
  // Indexes need changes in the order of their slots.
  const sorted = yield* sortWork(slotChanges, (a, b) => a.slot - b.slot)
  const edits = {
    cuts: sorted.map(({ slot }) => slot).filter((slot) => slot < length),
    inserts: sorted.map(({ slot, after }) => ({ at: Math.min(slot, length), item: after })),
  }
  const bySlot = yield* withEdits(before.bySlot, edits, (document) => document)
  return { slots: { slotOf, bySlot, free }, slotChanges: sorted }
}
