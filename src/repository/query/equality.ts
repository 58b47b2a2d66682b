import { isDocumentLink } from '#lib/document-link.ts'
import type { Work } from '#lib/work.ts'
import { type GroupIndex, groupIndex } from '../index/group-index.ts'
import { WRONG_VALUE } from '../index/index-kind.ts'
import { intersectSlots, NO_SLOTS, type SlotList, uniteSlots } from '../index/slot-list.ts'
import type { Snapshot } from '../snapshot.ts'
import {
  type CompilePredicate,
  type Condition,
  expectArguments,
  fieldArgument,
  isOneOf,
  listArgument,
  scalarArgument,
  unexpectedField,
} from './condition.ts'
import { fieldIndex, fieldValues, isRichText, parseFieldPath } from './field-path.ts'
import type { Predicate, Scalar } from './parse-query.ts'
import { typeIndex } from './type-index.ts'

/** The field equals the value; tags include all values. */
export const at: CompilePredicate = function* (predicate, snapshot) {
  expectArguments(predicate, 1)
  if (predicate.path === 'document.tags') return yield* tagged(predicate, snapshot, 'every')
  return yield* equalToSome(predicate, [scalarArgument(predicate, 0)], snapshot)
}

export const not: CompilePredicate = function* (...given) {
  const { matches } = yield* at(...given)
  return { matches: (slot) => !matches(slot) }
}

/** The field equals one of the values; tags include one of them. */
export const any: CompilePredicate = function* (predicate, snapshot) {
  expectArguments(predicate, 1)
  if (predicate.path === 'document.tags') return yield* tagged(predicate, snapshot, 'some')
  return yield* equalToSome(predicate, listArgument(predicate, 0), snapshot)
}

/** Like `any` on ids and uids, with results in the order of the list. */
export const isIn: CompilePredicate = function* (predicate, snapshot) {
  expectArguments(predicate, 1)
  const path = predicate.path ?? ''
  const ofIds = path === 'document.id'
  if (!ofIds && parseFieldPath(path)?.names.join() !== 'uid') throw unexpectedField(predicate)
  const wanted = listArgument(predicate, 0)
  const places = new Map<unknown, number>()
  for (const [place, value] of wanted.entries()) {
    if (!places.has(value)) places.set(value, place)
  }
  const rank = (slot: number) => {
    const document = snapshot.slots.bySlot[slot]
    return places.get(ofIds ? document?.id : document?.uid) ?? Number.POSITIVE_INFINITY
  }
  return { ...(yield* equalToSome(predicate, wanted, snapshot)), rank }
}

function* equalToSome(predicate: Predicate, values: Scalar[], snapshot: Snapshot): Work<Condition> {
  const slotsOf = yield* slotsByValue(predicate, snapshot)
  const lists = [...new Set(values)].map((value) => slotsOf(value) ?? NO_SLOTS)
  return isOneOf(yield* uniteSlots(lists, snapshot.slots.bySlot.length))
}

function* slotsByValue(
  predicate: Predicate,
  snapshot: Snapshot,
): Work<(value: Scalar) => SlotList | undefined> {
  if (predicate.path === 'document.id') {
    return (id) => {
      const slot = snapshot.slots.slotOf.get(id as string)
      return slot === undefined ? undefined : [slot]
    }
  }
  if (predicate.path === 'document.type') {
    const byType = yield* typeIndex(snapshot)
    return (type) => byType.get(type as string)
  }
  const index = yield* valueIndex(predicate, snapshot)
  if (index.has(WRONG_VALUE)) throw unexpectedField(predicate)
  return (value) => index.get(value)
}

function* valueIndex(predicate: Predicate, snapshot: Snapshot): Work<GroupIndex<unknown>> {
  const field = yield* fieldArgument(predicate, snapshot)
  return yield* fieldIndex(snapshot, { kind: 'equal', field }, () =>
    groupIndex((document) => fieldValues(document, field).map(toKey)),
  )
}

/** A link matches by the id of its target. */
function toKey(value: unknown): unknown {
  if (isRichText(value)) return WRONG_VALUE
  return isDocumentLink(value) ? value.id : value
}

/** The document has every tag, or any tag, of the list. */
function* tagged(
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
