/** The order of a snapshot's documents, as slots. */
export type SlotOrder = {
  slots: readonly number[]
  /** The place in the order, by slot. */
  places: () => Uint32Array
}

export function createSlotOrder(slots: readonly number[]): SlotOrder {
  let places: Uint32Array | null = null
  return {
    slots,
    places() {
      places ??= toPlaces(slots)
      return places
    },
  }
}

function toPlaces(slots: readonly number[]): Uint32Array {
  const last = slots.reduce((most, slot) => Math.max(most, slot), -1)
  const places = new Uint32Array(last + 1)
  for (let place = 0; place < slots.length; place++) places[slots[place] as number] = place
  return places
}
