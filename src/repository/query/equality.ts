import { isDocumentLink } from '#lib/document-link.ts'
import type { Work } from '#lib/node/work.ts'
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
import { pastHolders } from './past-uids.ts'
import { typeIndex } from './type-index.ts'

/** The field equals the value; tags include all values. */
export const at: CompilePredicate = function* (predicate, snapshot) {
  expectArguments(predicate, 1)
  if (predicate.path === 'document.tags') return yield* tagged(predicate, snapshot, 'every')
  return yield* equalToSome(predicate, [scalarArgument(predicate, 0)], snapshot)
}

/** By present values alone: a renamed document does not have its old uid. */
export const not: CompilePredicate = function* (predicate, snapshot, limits) {
  const { matches } = yield* at(predicate, { ...snapshot, pastUids: new Map() }, limits)
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
  const slotsOf = yield* slotsByValue(predicate, snapshot)
  const places = new Map<number, number>()
  for (const [place, value] of wanted.entries()) {
    for (const slot of slotsOf(value).flatMap((list) => Array.from(list))) {
      if (!places.has(slot)) places.set(slot, place)
    }
  }
  const rank = (slot: number) => places.get(slot) ?? Number.POSITIVE_INFINITY
  return { ...(yield* equalToSome(predicate, wanted, snapshot)), rank }
}

function* equalToSome(predicate: Predicate, values: Scalar[], snapshot: Snapshot): Work<Condition> {
  const slotsOf = yield* slotsByValue(predicate, snapshot)
  const lists = [...new Set(values)].flatMap(slotsOf)
  return isOneOf(yield* uniteSlots(lists, snapshot.slots.bySlot.length))
}

function* slotsByValue(
  predicate: Predicate,
  snapshot: Snapshot,
): Work<(value: Scalar) => readonly SlotList[]> {
  if (predicate.path === 'document.id') {
    return (id) => {
      const slot = snapshot.slots.slotOf.get(id as string)
      return slot === undefined ? [] : [[slot]]
    }
  }
  if (predicate.path === 'document.type') {
    const byType = yield* typeIndex(snapshot)
    return (type) => [byType.get(type as string) ?? NO_SLOTS]
  }
  const index = yield* valueIndex(predicate, snapshot)
  if (index.has(WRONG_VALUE)) throw unexpectedField(predicate)
  const field = parseFieldPath(predicate.path ?? '')
  const uidsOf = field?.names.join() === 'uid' ? field.type : null
  return (value) => {
    const found = toStoredForms(value)
      .map((form) => index.get(form) ?? NO_SLOTS)
      .filter(({ length }) => length > 0)
    if (uidsOf === null || typeof value !== 'string') return found
    const holders = found[0] ?? NO_SLOTS
    const past = pastHolders(snapshot, { type: uidsOf, uid: value, holders })
    return past.length === 0 ? found : [...found, past]
  }
}

/** The client sends a `Date` as milliseconds; fields hold days and timestamps as text. */
function toStoredForms(value: Scalar): Scalar[] {
  if (typeof value !== 'number' || !Number.isInteger(value)) return [value]
  const instant = new Date(value)
  if (Number.isNaN(instant.getTime())) return [value]
  const text = instant.toISOString()
  if (!text.endsWith('.000Z')) return [value]
  const timestamp = text.replace('.000Z', '+0000')
  return text.endsWith('T00:00:00.000Z')
    ? [value, timestamp, text.slice(0, DAY_LENGTH)]
    : [value, timestamp]
}

const DAY_LENGTH = 'YYYY-MM-DD'.length

function* valueIndex(predicate: Predicate, snapshot: Snapshot): Work<GroupIndex<unknown>> {
  const { path } = predicate
  if (path === 'document.first_publication_date' || path === 'document.last_publication_date') {
    const name = path === 'document.first_publication_date' ? 'first' : 'last'
    return yield* snapshot.indexes.ofField(`equal ${path}`, () =>
      groupIndex((document): unknown[] => [document[`${name}_publication_date`]]),
    )
  }
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
