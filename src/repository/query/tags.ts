import type { Work } from '#lib/work.ts'
import { type GroupIndex, groupIndex } from '../index/group-index.ts'
import { intersectSlots, NO_SLOTS, uniteSlots } from '../index/slot-list.ts'
import type { Snapshot } from '../snapshot.ts'
import { type Condition, isOneOf } from './condition.ts'
import type { Predicate } from './parse-query.ts'

/** The document has every tag, or any tag, of the list. */
export function* tagged(
  predicate: Predicate,
  snapshot: Snapshot,
  quantity: 'every' | 'some',
): Work<Condition> {
  const value = predicate.arguments[0]?.value ?? []
  const wanted = (Array.isArray(value) ? value : [value]).map(String)
  const index = yield* tagIndex(snapshot)
  const lists = [...new Set(wanted)].map((tag) => index.get(tag) ?? NO_SLOTS)
  if (quantity === 'some') {
    return isOneOf(yield* uniteSlots(lists, snapshot.slots.bySlot.length))
  }
  // An empty list matches every document.
  if (lists.length === 0) return { matches: () => true }
  return isOneOf(yield* intersectSlots(lists))
}

/** Documents by their tags. */
function tagIndex(snapshot: Snapshot): Work<GroupIndex<string>> {
  return snapshot.indexes.get('tags', () => groupIndex(({ tags }) => tags))
}
