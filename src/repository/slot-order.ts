/** The order of a snapshot's documents, as slots. */
export type SlotOrder = {
  slots: readonly number[]
  /** The place in the order, by slot. */
  places: () => Uint32Array
}

export function createSlotOrder(slots: readonly number[]): SlotOrder {
  return { slots, places: bySlot(slots, (place) => place) }
}

/** A number for each slot, from its place in the list; computed on first use. */
export function bySlot(
  slots: readonly number[],
  toNumber: (place: number) => number,
): () => Uint32Array {
  let numbers: Uint32Array | null = null
  return () => {
    if (numbers) return numbers
    numbers = new Uint32Array(slots.reduce((most, slot) => Math.max(most, slot), -1) + 1)
    for (let place = 0; place < slots.length; place++) {
      numbers[slots[place] as number] = toNumber(place)
    }
    return numbers
  }
}
