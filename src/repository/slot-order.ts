import type { PersistentList } from './persistent-list.ts'

export type SlotOrder = ReturnType<typeof createSlotOrder>

/** The order of a snapshot's documents, as slots. */
export function createSlotOrder(slots: PersistentList<number>) {
  let list: Uint32Array | null = null
  let place = 0
  return {
    slots,
    /** The same in one piece, for queries; made on first use. */
    list(): Uint32Array {
      list ??= toNumbers(slots)
      return list
    },
    /** The place in the order, by slot; made on first use. */
    places: bySlot(slots, () => place++),
  }
}

function toNumbers({ parts, length }: PersistentList<number>): Uint32Array {
  const numbers = new Uint32Array(length)
  let start = 0
  for (const part of parts) {
    numbers.set(part, start)
    start += part.length
  }
  return numbers
}

/** A number for each slot, computed on first use. `nextNumber` is called once for each, in the order of the list. */
export function bySlot(
  { parts }: PersistentList<number>,
  nextNumber: () => number,
): () => Uint32Array {
  let numbers: Uint32Array | null = null
  return () => {
    if (numbers) return numbers
    let most = -1
    for (const part of parts) for (const slot of part) most = Math.max(most, slot)
    numbers = new Uint32Array(most + 1)
    for (const part of parts) for (const slot of part) numbers[slot] = nextNumber()
    return numbers
  }
}
