import type { SlotList } from './slot-list.ts'

// In a list with room, the first number of the memory says how many of the others are in use.
const HEADER = 1
const HEADER_BYTES = HEADER * Uint32Array.BYTES_PER_ELEMENT

/**
 * The list and, behind it, slots that are all larger. A new document is in the lists of hundreds of words,
 * some with nearly every document, and to copy them would be most of the work of its publish. So a list
 * that has grown once has room to grow: the longer one shares its memory, and the shorter one, which
 * ends before it, stays as it is.
 */
export function appendSlots(list: SlotList, fresh: SlotList): SlotList {
  const length = list.length + fresh.length
  const shared = list instanceof Uint32Array ? memoryWithRoom(list, fresh.length) : null
  const memory = shared ?? new Uint32Array(HEADER + length + (length >> 3) + 16)
  if (!shared) memory.set(list, HEADER)
  memory.set(fresh, HEADER + list.length)
  memory[0] = length
  return memory.subarray(HEADER, HEADER + length)
}

/** `null` when there is no room, or when another snapshot made from the same one took it first. */
function memoryWithRoom(list: Uint32Array, count: number): Uint32Array | null {
  if (list.byteOffset !== HEADER_BYTES) return null
  const memory = new Uint32Array(list.buffer)
  const isFree = memory[0] === list.length && HEADER + list.length + count <= memory.length
  return isFree ? memory : null
}
