import { inStretches, type Work } from '#lib/node/work.ts'
import { type SlotList, toSlotList } from './slot-list.ts'

const SMALL_CHUNK = 256
const CHUNK = 1 << 15
/** Making a list takes about as long as this many steps through one. */
const STEPS_OF_LIST = 20
const KEYS_BETWEEN_PAUSES = 100

type Pairs = Record<'key' | 'slot', Uint32Array<ArrayBuffer>> & { length: number }

/**
 * Collects slots for the groups of an index. Full text can be fifteen million pairs of a word and a document. Writing
 * each to the list of its word would miss the processor's cache each time, so pairs are written in sequence and
 * sorted at the end.
 */
export function createSlotGroups<Key>() {
  const numbers = new Map<Key, number>()
  const counts: number[] = []
  const lastSlots: number[] = []
  const pairs: Pairs[] = []

  function append(number: number, slot: number): void {
    let chunk = pairs[pairs.length - 1]
    if (!chunk || chunk.length === chunk.key.length) {
      // Most changes are small.
      const size = chunk ? CHUNK : SMALL_CHUNK
      chunk = { key: new Uint32Array(size), slot: new Uint32Array(size), length: 0 }
      pairs.push(chunk)
    }
    chunk.key[chunk.length] = number
    chunk.slot[chunk.length] = slot
    chunk.length += 1
  }

  function* sorted(): Work<Uint32Array[]> {
    const lists: Uint32Array[] = []
    yield* inStretches(
      counts.length,
      (from, to) => {
        for (const count of counts.slice(from, to)) lists.push(new Uint32Array(count))
      },
      STEPS_OF_LIST,
    )
    const filled = new Uint32Array(counts.length)
    for (const { key, slot, length } of pairs) {
      for (let place = 0; place < length; place++) {
        const number = key[place] as number
        const list = lists[number] as Uint32Array
        list[filled[number] as number] = slot[place] as number
        filled[number] = (filled[number] as number) + 1
      }
      release(key)
      release(slot)
      yield length
    }
    return lists
  }

  return {
    /** Slots must not decrease from call to call. Duplicates count once. */
    add(key: Key, slot: number): void {
      let number = numbers.get(key)
      if (number === undefined) {
        number = counts.length
        numbers.set(key, number)
        counts.push(0)
        lastSlots.push(-1)
      }
      if (lastSlots[number] === slot) return
      lastSlots[number] = slot
      counts[number] = (counts[number] as number) + 1
      append(number, slot)
    },
    /** Each list is in ascending order. To be called once. */
    *groups(): Work<Map<Key, SlotList>> {
      const lists = yield* sorted()
      const groups = new Map<Key, SlotList>()
      for (const [key, number] of numbers) {
        groups.set(key, toSlotList(lists[number] as Uint32Array))
        if (groups.size % KEYS_BETWEEN_PAUSES === 0) yield KEYS_BETWEEN_PAUSES * STEPS_OF_LIST
      }
      return groups
    },
  }
}

/** Frees the memory at once; for all words it is 120 MB, which would wait for the next full collection. */
function release({ buffer }: Uint32Array<ArrayBuffer>): void {
  buffer.transfer(0)
}
