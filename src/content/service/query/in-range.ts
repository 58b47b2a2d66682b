import { markedSlots } from '../index/slot-list.ts'
import { type Range, type SortedIndex, slotsInRange } from '../index/sorted-index.ts'
import type { Snapshot } from '../snapshot.ts'
import type { Condition } from './condition.ts'

/** Has a value in the range. */
export function inRange(index: SortedIndex<number>, range: Range, snapshot: Snapshot): Condition {
  const marks = new Uint8Array(snapshot.slots.bySlot.length)
  for (const slot of slotsInRange(index, range)) marks[slot] = 1
  return { matches: (slot) => marks[slot] === 1, candidates: markedSlots(marks) }
}
