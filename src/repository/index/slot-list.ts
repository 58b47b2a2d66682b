import { inStretches, type Work } from '#lib/node/work.ts'
import { appendSlots } from './append-slots.ts'
import { createMarks, isMarked, mark, markAll, markedSlots, type SlotMarks } from './slot-marks.ts'

/**
 * Documents by their slots, in ascending order. A slot is a small number that a document keeps while it is
 * published: lists of slots are a quarter of the size of lists of objects, and stay valid
 * when other parts of a document change.
 */
export type SlotList = ArrayLike<number>

export const NO_SLOTS: SlotList = Object.freeze([])

// The header of a typed array is larger than a few plain numbers.
const FEW = 16

export function toSlotList(slots: Uint32Array): SlotList {
  return slots.length <= FEW ? Array.from(slots) : slots
}

export function hasSlot(list: SlotList, slot: number): boolean {
  return list[placeOf(list, slot)] === slot
}

// Binary search without a callback, because queries do nothing more often.
function placeOf(list: SlotList, slot: number): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle] as number) >= slot) high = middle
    else low = middle + 1
  }
  return low
}

/** Both `gone` and `fresh` are in ascending order. Everything between them is copied in blocks. */
export function withSlots(list: SlotList, gone: SlotList, fresh: SlotList): SlotList {
  if (list.length === 0) return fresh
  const isLonger = list.length > FEW && gone.length === 0
  if (isLonger && (fresh[0] as number) > (list[list.length - 1] as number)) {
    return appendSlots(list, fresh)
  }
  const source = list instanceof Uint32Array ? list : Uint32Array.from(list)
  const result = new Uint32Array(source.length - gone.length + fresh.length)
  let [from, to, cut] = [0, 0, 0]
  const copyUntil = (end: number) => {
    result.set(source.subarray(from, end), to)
    to += end - from
    from = end
  }
  const copyBelow = (slot: number) => {
    for (let next = gone[cut]; next !== undefined && next < slot; next = gone[cut]) {
      copyUntil(placeOf(source, next))
      from += 1
      cut += 1
    }
    copyUntil(placeOf(source, slot))
  }
  for (let place = 0; place < fresh.length; place++) {
    copyBelow(fresh[place] as number)
    result[to] = fresh[place] as number
    to += 1
  }
  copyBelow(Number.POSITIVE_INFINITY)
  return toSlotList(result)
}

/** The union of the lists. All slots are below `slotCount`. */
export function* uniteSlots(lists: readonly SlotList[], slotCount: number): Work<SlotList> {
  if (lists.length < 2) return lists[0] ?? NO_SLOTS
  const marks = createMarks(slotCount)
  for (const list of lists) yield* markAll(marks, list)
  return yield* markedSlots(marks)
}

/** The intersection of the lists. */
export function* intersectSlots(lists: readonly SlotList[]): Work<SlotList> {
  const [fewest = NO_SLOTS, ...others] = lists.toSorted((a, b) => a.length - b.length)
  let common = fewest
  for (const other of others) common = yield* intersectTwo(common, other)
  return common
}

// Walking along both lists takes a step per slot; binary search in the longer one a dozen per slot of the shorter.
const STEPS_OF_HALVING = 12

function* intersectTwo(few: SlotList, many: SlotList): Work<SlotList> {
  const walks = many.length < few.length * STEPS_OF_HALVING
  // Marked first and listed then: a list that grew while it was filled would leave a lot of garbage.
  const common = createMarks(few.length)
  let [at, count] = [0, 0]
  yield* inStretches(
    few.length,
    (from, to) => {
      for (let place = from; place < to; place++) {
        const slot = few[place] as number
        if (walks) while (at < many.length && (many[at] as number) < slot) at += 1
        else at = placeOf(many, slot)
        if (many[at] !== slot) continue
        mark(common, place)
        count += 1
      }
    },
    STEPS_OF_HALVING,
  )
  return yield* slotsAt(few, common, count)
}

/** The slots of `list` at the marked places, of which there are `count`. */
function* slotsAt(list: SlotList, places: SlotMarks, count: number): Work<SlotList> {
  const slots = new Uint32Array(count)
  let filled = 0
  yield* inStretches(list.length, (from, to) => {
    for (let place = from; place < to; place++) {
      if (isMarked(places, place)) slots[filled++] = list[place] as number
    }
  })
  return toSlotList(slots)
}
