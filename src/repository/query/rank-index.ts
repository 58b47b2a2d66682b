import type { IndexKind } from '../index/index-kind.ts'
import { type SortableValue, type SortedIndex, sortedIndex } from '../index/sorted-index.ts'
import { bySlot } from '../slot-order.ts'
import type { StoredDocument } from '../stored-document.ts'

export type ReadValue = (document: StoredDocument) => unknown

type RankIndex = {
  sorted: SortedIndex<SortableValue>
  /** By slot: 1 for the smallest value, equal for equal values, 0 or `undefined` without a value. */
  ranks: () => Uint32Array
}

/** Turns each comparison of values into a comparison of numbers that are adjacent in memory. */
export function rankIndex(read: ReadValue): IndexKind<RankIndex> {
  const kind = sortedIndex<SortableValue>((document) => toSortable(read(document)))
  return {
    empty: toRankIndex(kind.empty),
    *update(index, changes) {
      const sorted = yield* kind.update(index.sorted, changes)
      return sorted === index.sorted ? index : toRankIndex(sorted)
    },
  }
}

function toRankIndex(sorted: SortedIndex<SortableValue>): RankIndex {
  const { values, slots } = sorted
  const inOrder = values[Symbol.iterator]()
  let [rank, last]: [number, SortableValue | null] = [0, null]
  const ranks = bySlot(slots, () => {
    const value = inOrder.next().value as SortableValue
    if (value !== last) rank += 1
    last = value
    return rank
  })
  return { sorted, ranks }
}

/** Rich text sorts by its text; values without an order are equal. */
function toSortable(value: unknown): SortableValue[] {
  if (value === null || value === undefined) return []
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return [value.map((block) => block?.text ?? '').join(' ')]
  return [Number(value) || 0]
}
