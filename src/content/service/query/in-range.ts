import { markedSlots } from '../index/slot-list.ts'
import { placesInRange, type Range, type SortedIndex } from '../index/sorted-index.ts'
import type { Snapshot } from '../snapshot.ts'
import type { Condition } from './condition.ts'

/** Has a value in the range. */
export function inRange(index: SortedIndex<number>, range: Range, snapshot: Snapshot): Condition {
  const { start, end } = placesInRange(index, range)
  const marks = new Uint8Array(snapshot.slots.bySlot.length)
  for (let place = start; place < end; place++) marks[index.slots[place] as number] = 1
  return {
    matches: (slot) => marks[slot] === 1,
    candidates: { size: end - start, list: () => markedSlots(marks) },
  }
}
