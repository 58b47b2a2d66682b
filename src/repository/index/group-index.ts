import { createLayeredMap, type LayeredMap } from '#lib/node/layered-map.ts'
import { inStretches, type Work } from '#lib/node/work.ts'
import type { StoredDocument } from '../stored-document.ts'
import { editSlots, readSlots, type StoredSlots } from './edited-slots.ts'
import { type IndexKind, type SlotChange, STEPS_OF_READING } from './index-kind.ts'
import { createSlotGroups } from './slot-groups.ts'
import { NO_SLOTS, type SlotList } from './slot-list.ts'

/** Documents by each of their keys. */
export type GroupIndex<Key> = {
  has: (key: Key) => boolean
  get: (key: Key) => SlotList | undefined
  keys: () => Iterable<Key>
  groups: LayeredMap<Key, StoredSlots>
}

export function groupIndex<Key>(
  keysOf: (document: StoredDocument) => Iterable<Key>,
): IndexKind<GroupIndex<Key>> {
  return {
    empty: toIndex(createLayeredMap()),
    *update(index, changes) {
      const { groups } = index
      const { gone, fresh } = yield* collectMoves(changes, keysOf)
      const left = yield* gone.groups()
      const moves = yield* fresh.groups()
      // The first time there is nothing to merge with.
      if (groups.size === 0) return toIndex(createLayeredMap<Key, StoredSlots>(moves))
      for (const key of left.keys()) if (!moves.has(key)) moves.set(key, NO_SLOTS)
      if (moves.size === 0) return index
      const changed: [Key, StoredSlots | undefined][] = []
      const entries = [...moves]
      yield* inStretches(entries.length, (from, to) => {
        for (const [key, slots] of entries.slice(from, to)) {
          const list = editSlots(groups.get(key) ?? NO_SLOTS, left.get(key) ?? NO_SLOTS, slots)
          changed.push([key, list.length === 0 ? undefined : list])
        }
      })
      return toIndex(groups.with(changed))
    },
  }
}

function toIndex<Key>(groups: LayeredMap<Key, StoredSlots>): GroupIndex<Key> {
  return {
    groups,
    has: (key) => groups.has(key),
    get(key) {
      const list = groups.get(key)
      return list && readSlots(list)
    },
    keys: () => groups.keys(),
  }
}

// Leaves groups that the document stays in untouched: of hundreds of words an editor
// changes a few.
function* collectMoves<Key>(
  changes: Iterable<SlotChange>,
  keysOf: (document: StoredDocument) => Iterable<Key>,
): Work<Record<'gone' | 'fresh', ReturnType<typeof createSlotGroups<Key>>>> {
  const [gone, fresh] = [createSlotGroups<Key>(), createSlotGroups<Key>()]
  for (const { slot, before, after } of changes) {
    const old = before && new Set(keysOf(before))
    const still = new Set<Key>()
    for (const key of after ? keysOf(after) : []) {
      if (old?.has(key)) still.add(key)
      else fresh.add(key, slot)
    }
    for (const key of old ?? []) if (!still.has(key)) gone.add(key, slot)
    yield STEPS_OF_READING
  }
  return { gone, fresh }
}
