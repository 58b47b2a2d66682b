import { inStretches, type Work } from '#lib/work.ts'
import { markedSlots } from '../index/slot-list.ts'
import { placesInRange, type Range, type SortedIndex } from '../index/sorted-index.ts'
import type { Snapshot } from '../snapshot.ts'
import type { Condition } from './condition.ts'

/** The field has a value in the range. */
export function* inRange(
  index: SortedIndex<number>,
  range: Range,
  snapshot: Snapshot,
): Work<Condition> {
  const { start, end } = placesInRange(index, range)
  const size = Math.max(0, end - start)
  const marks = new Uint8Array(snapshot.slots.bySlot.length)
  yield* inStretches(size, (from, to) => {
    for (let place = start + from; place < start + to; place++) {
      marks[index.slots[place] as number] = 1
    }
  })
  return {
    matches: (slot) => marks[slot] === 1,
    candidates: { size, list: () => markedSlots(marks) },
  }
}
