import { firstPlace } from './sorted-edits.ts'

/**
 * Documents by their slots, rising. A slot is a small number that a document keeps while it is
 * published: lists of them are a quarter of the size of lists of objects, and stay as they are
 * when a document changes in what they are not about.
 */
export type SlotList = ArrayLike<number>

export const NO_SLOTS: SlotList = Object.freeze([])

// A typed array has a header of its own that is larger than a few plain numbers.
const FEW = 16

export function toSlotList(slots: readonly number[]): SlotList {
  return slots.length <= FEW ? slots.slice() : Uint32Array.from(slots)
}

export function hasSlot(list: SlotList, slot: number): boolean {
  return list[firstPlace(list.length, (place) => (list[place] as number) >= slot)] === slot
}

/** Both `gone` and `fresh` rise. */
export function withSlots(list: SlotList, gone: readonly number[], fresh: readonly number[]) {
  if (list.length === 0) return toSlotList(fresh)
  const result = new Uint32Array(list.length - gone.length + fresh.length)
  let [from, to, cut] = [0, 0, 0]
  const copyBelow = (limit: number) => {
    for (; from < list.length && (list[from] as number) < limit; from++) {
      if (list[from] === gone[cut]) cut += 1
      else result[to++] = list[from] as number
    }
  }
  for (const slot of fresh) {
    copyBelow(slot)
    result[to++] = slot
  }
  copyBelow(Number.POSITIVE_INFINITY)
  return result.length <= FEW ? Array.from(result) : result
}

/** What is in any of the lists, once. `slotCount`: all slots are below it. */
export function uniteSlots(lists: Iterable<SlotList>, slotCount: number): SlotList {
  const given = [...lists]
  if (given.length < 2) return given[0] ?? NO_SLOTS
  const marks = new Uint8Array(slotCount)
  for (const list of given) {
    for (let place = 0; place < list.length; place++) marks[list[place] as number] = 1
  }
  return markedSlots(marks)
}

export function markedSlots(marks: Uint8Array): SlotList {
  let count = 0
  for (let slot = 0; slot < marks.length; slot++) count += marks[slot] as number
  const result = new Uint32Array(count)
  let to = 0
  for (let slot = 0; slot < marks.length; slot++) if (marks[slot] === 1) result[to++] = slot
  return result
}

/** What is in all of the lists. */
export function intersectSlots(lists: readonly SlotList[]): SlotList {
  const [fewest = NO_SLOTS, ...others] = lists.toSorted((a, b) => a.length - b.length)
  if (others.length === 0) return fewest
  const result: number[] = []
  for (let place = 0; place < fewest.length; place++) {
    const slot = fewest[place] as number
    if (others.every((list) => hasSlot(list, slot))) result.push(slot)
  }
  return result
}
