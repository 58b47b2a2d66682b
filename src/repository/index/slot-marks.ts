import { inStretches, type Work } from '#lib/node/work.ts'
import type { SlotList } from './slot-list.ts'

/** A set of slots, one bit each: queries make many, and large arrays would make the engine collect garbage often. */
export type SlotMarks = Uint32Array

const BITS = 32

/** An empty set, for slots below `slotCount`. */
export function createMarks(slotCount: number): SlotMarks {
  return new Uint32Array(Math.ceil(slotCount / BITS))
}

export function mark(marks: SlotMarks, slot: number): void {
  marks[slot >>> 5] = (marks[slot >>> 5] as number) | (1 << (slot & 31))
}

export function unmark(marks: SlotMarks, slot: number): void {
  marks[slot >>> 5] = (marks[slot >>> 5] as number) & ~(1 << (slot & 31))
}

export function* markAll(marks: SlotMarks, slots: SlotList): Work<void> {
  yield* inStretches(slots.length, (from, to) => {
    for (let place = from; place < to; place++) mark(marks, slots[place] as number)
  })
}

export function isMarked(marks: SlotMarks, slot: number): boolean {
  return ((marks[slot >>> 5] as number) & (1 << (slot & 31))) !== 0
}

export function* markedSlots(marks: SlotMarks): Work<SlotList> {
  const slots = new Uint32Array(yield* countMarks(marks))
  let count = 0
  yield* inStretches(
    marks.length,
    (from, to) => {
      for (let place = from; place < to; place++) {
        for (let rest = marks[place] as number; rest !== 0; rest &= rest - 1) {
          slots[count++] = place * BITS + lowestBit(rest)
        }
      }
    },
    BITS,
  )
  return slots
}

function* countMarks(marks: SlotMarks): Work<number> {
  let count = 0
  yield* inStretches(
    marks.length,
    (from, to) => {
      for (let place = from; place < to; place++) {
        for (let rest = marks[place] as number; rest !== 0; rest &= rest - 1) count += 1
      }
    },
    BITS,
  )
  return count
}

/** The place of the lowest bit that is set. */
function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits)
}
