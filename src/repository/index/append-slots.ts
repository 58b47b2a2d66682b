import type { SlotList } from './slot-list.ts'

// In a list with spare room, the first number of its memory is the count of used ones.
const HEADER = 1
const HEADER_BYTES = HEADER * Uint32Array.BYTES_PER_ELEMENT

/**
 * Appends slots that are all larger. A new document is in the lists of hundreds of words, some of which
 * contain nearly every document, and copying these would be most of the work of a publish. So a list
 * that has grown once has spare room: the longer list shares its memory, and the shorter one, which
 * ends earlier, stays as it is.
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

/** `null` if there is no room, or if another snapshot derived from the same one has used it. */
function memoryWithRoom(list: Uint32Array, count: number): Uint32Array | null {
  if (list.byteOffset !== HEADER_BYTES) return null
  const memory = new Uint32Array(list.buffer)
  const isFree = memory[0] === list.length && HEADER + list.length + count <= memory.length
  return isFree ? memory : null
}
