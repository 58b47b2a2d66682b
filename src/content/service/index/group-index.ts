import { createLayeredMap, type LayeredMap } from '../layered-map.ts'
import type { StoredDocument } from '../stored-document.ts'
import type { IndexKind, SlotChange } from './index-kind.ts'
import { NO_SLOTS, type SlotList, withSlots } from './slot-list.ts'

/** The documents by each of their keys. */
export type GroupIndex<Key> = LayeredMap<Key, SlotList>

export function groupIndex<Key>(
  keysOf: (document: StoredDocument) => Iterable<Key>,
): IndexKind<GroupIndex<Key>> {
  return {
    empty: createLayeredMap(),
    update(groups, changes) {
      const moves = collectMoves(changes, keysOf)
      if (moves.size === 0) return groups
      return groups.with(changedGroups(groups, moves))
    },
  }
}

type Move = { gone: number[]; fresh: number[] }

// Lists of a thousand words stay as they are when an editor changes one.
function collectMoves<Key>(
  changes: readonly SlotChange[],
  keysOf: (document: StoredDocument) => Iterable<Key>,
): Map<Key, Move> {
  const moves = new Map<Key, Move>()
  const moveOf = (key: Key): Move => {
    const known = moves.get(key)
    if (known) return known
    const move = { gone: [], fresh: [] }
    moves.set(key, move)
    return move
  }
  for (const { slot, before, after } of changes) {
    const old = before && new Set(keysOf(before))
    const still = new Set<Key>()
    for (const key of after ? keysOf(after) : []) {
      if (old?.has(key)) still.add(key)
      else addOnce(moveOf(key).fresh, slot)
    }
    for (const key of old ?? []) if (!still.has(key)) moveOf(key).gone.push(slot)
  }
  return moves
}

// A document may have a key twice.
function addOnce(slots: number[], slot: number): void {
  if (slots[slots.length - 1] !== slot) slots.push(slot)
}

function* changedGroups<Key>(groups: GroupIndex<Key>, moves: Map<Key, Move>) {
  for (const [key, { gone, fresh }] of moves) {
    const list = withSlots(groups.get(key) ?? NO_SLOTS, gone, fresh)
    yield [key, list.length === 0 ? undefined : list] as const
  }
}
