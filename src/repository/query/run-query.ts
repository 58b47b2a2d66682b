import { finished, inStretches, type Work } from '#lib/node/work.ts'
import { groupIndex } from '../index/group-index.ts'
import { NO_SLOTS, type SlotList } from '../index/slot-list.ts'
import type { Snapshot } from '../snapshot.ts'
import type { StoredDocument } from '../stored-document.ts'
import { type Condition, isOneOf, predicateError } from './condition.ts'
import { type Ordering, rankBy } from './orderings.ts'
import { type Predicate, parseQuery } from './parse-query.ts'
import { predicates } from './predicates.ts'
import { QueryError } from './query-error.ts'
import { NO_LIMITS, type QueryLimits } from './query-limits.ts'
import { selectFirst } from './select-first.ts'

export type Query = {
  /** Each is a `[[…]]`; all must match. */
  queries: readonly string[]
  /** `*` for every language. */
  lang: string
  /** `null` for the order of the predicates, if they have one, or of the snapshot. */
  order: Ordering | null
}

export type FoundDocuments = {
  total: number
  /** The first `count` in order, or all if there are fewer, without the first `skip`. Does not sort the rest. */
  first: (count: number, skip?: number) => Work<StoredDocument[]>
  /** The results after the document with this id, or all if it is not among them. */
  after: (id: string) => Work<FoundDocuments>
}

/** Finds the documents that match. Throws `QueryError` for an invalid query. */
export function* runQuery(
  snapshot: Snapshot,
  query: Query,
  limits: QueryLimits = NO_LIMITS,
): Work<FoundDocuments> {
  const conditions: Condition[] = []
  for (const predicate of readPredicates(query, limits)) {
    conditions.push(yield* compile(predicate, snapshot, limits))
  }
  conditions.push(...(yield* inLanguage(query.lang, snapshot)))
  const slots = yield* matchingSlots(conditions, snapshot)
  const ranks: Rank[] = []
  for (const clause of query.order ?? []) ranks.push(yield* rankBy(clause, snapshot))
  const rank = conditions.find((condition) => condition.rank)?.rank
  if (rank) ranks.push(rank)
  ranks.push(placeIn(snapshot))
  const order = { compare: compareBy(ranks), each: ranks.length }
  return toFound(slots.length, (count) => selectFirst(slots, count, order), snapshot)
}

/** Works with slots as long as possible: reading a document takes longer than comparing many of them. */
function toFound(
  total: number,
  firstSlots: (count: number) => Work<readonly number[]>,
  snapshot: Snapshot,
): FoundDocuments {
  const { bySlot, slotOf } = snapshot.slots
  return {
    total,
    *first(count, skip = 0) {
      const shown = (yield* firstSlots(count)).slice(skip)
      return shown.map((slot) => bySlot.at(slot) as StoredDocument)
    },
    *after(id) {
      const all = yield* firstSlots(total)
      const rest = all.slice(all.indexOf(slotOf.get(id) ?? -1) + 1)
      return toFound(rest.length, (count) => finished(rest.slice(0, count)), snapshot)
    },
  }
}

function readPredicates({ queries }: Query, limits: QueryLimits): Predicate[] {
  const asked = queries.flatMap(parseQuery)
  const over = asked[limits.predicates]
  if (over) {
    const message = `expected at most ${limits.predicates} predicates but got ${asked.length}`
    throw new QueryError(message, over.query, over.at)
  }
  let values = 0
  for (const predicate of asked) {
    for (const { value, at } of predicate.arguments) {
      values += Array.isArray(value) ? value.length : 1
      if (values <= limits.values) continue
      throw predicateError(predicate, `expected at most ${limits.values} values in a query`, at)
    }
  }
  return asked
}

function compile(predicate: Predicate, snapshot: Snapshot, limits: QueryLimits): Work<Condition> {
  const { name } = predicate
  const compilePredicate = Object.hasOwn(predicates, name) ? predicates[name] : undefined
  if (!compilePredicate) throw predicateError(predicate, 'unknown function')
  return compilePredicate(predicate, snapshot, limits)
}

// If all documents have the same language, as on this site, there is nothing to check.
function* inLanguage(lang: string, snapshot: Snapshot): Work<Condition[]> {
  if (lang === '*') return []
  const index = yield* snapshot.indexes.get('languages', () =>
    groupIndex((document) => [document.lang]),
  )
  const slots = index.get(lang) ?? NO_SLOTS
  return slots.length === snapshot.documents.length ? [] : [isOneOf(slots)]
}

/** Starts with the condition that has the fewest matches and checks the others only for those. */
function* matchingSlots(conditions: readonly Condition[], snapshot: Snapshot): Work<SlotList> {
  let source: Condition | null = null
  for (const condition of conditions) {
    const size = condition.candidates?.size ?? Number.POSITIVE_INFINITY
    if (size < (source?.candidates?.size ?? Number.POSITIVE_INFINITY)) source = condition
  }
  const slots = source?.candidates ? yield* source.candidates.list() : snapshot.order.list()
  const others = conditions.filter((condition) => condition !== source)
  if (others.length === 0) return slots
  const found: number[] = []
  yield* inStretches(
    slots.length,
    (from, to) => {
      for (let place = from; place < to; place++) {
        const slot = slots[place] as number
        if (others.every(({ matches }) => matches(slot))) found.push(slot)
      }
    },
    others.length * STEPS_OF_MATCHING,
  )
  return found
}

/** Looking up a slot in a list takes about as long as this many steps through one. */
const STEPS_OF_MATCHING = 10

type Rank = (slot: number) => number

function compareBy(ranks: readonly Rank[]): (a: number, b: number) => number {
  return (a, b) => {
    // By place, as an iterator for each of a million comparisons would be garbage.
    for (let place = 0; place < ranks.length; place++) {
      const rank = ranks[place] as Rank
      const first = rank(a)
      const second = rank(b)
      if (first !== second) return first < second ? -1 : 1
    }
    return 0
  }
}

function placeIn({ order }: Snapshot): Rank {
  const places = order.places()
  return (slot) => places[slot] as number
}
