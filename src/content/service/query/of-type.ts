import { groupIndex } from '../index/group-index.ts'
import { NO_SLOTS, type SlotList } from '../index/slot-list.ts'
import type { Snapshot } from '../snapshot.ts'

/** The documents of a type, by slot. */
export function ofType(snapshot: Snapshot, type: string): SlotList {
  const index = snapshot.indexes.get('types', () => groupIndex((document) => [document.type]))
  return index.get(type) ?? NO_SLOTS
}
