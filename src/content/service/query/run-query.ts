import { groupIndex } from '../index/group-index.ts'
import { NO_SLOTS, type SlotList } from '../index/slot-list.ts'
import type { Snapshot } from '../snapshot.ts'
import type { StoredDocument } from '../stored-document.ts'
import { type Condition, isOneOf, predicateError } from './condition.ts'
import { type Ordering, rankBy } from './orderings.ts'
import { type Predicate, parseQuery } from './parse-query.ts'
import { predicates } from './predicates.ts'
import { selectFirst } from './select-first.ts'

export type Query = {
  /** Each a `[[…]]`; all must hold. */
  queries: readonly string[]
  /** `*` for every language. */
  lang: string
  /** `null` for the order of the predicates or else of the snapshot. */
  order: Ordering | null
}

export type FoundDocuments = {
  total: number
  /** The first so many in order, or all when there are fewer: to order the rest would cost more. */
  first: (count: number) => StoredDocument[]
}

/** Finds the documents that the query asks for. Throws `QueryError` when it makes no sense. */
export function runQuery(snapshot: Snapshot, query: Query): FoundDocuments {
  const { queries, lang, order } = query
  const asked = queries.flatMap(parseQuery).map((predicate) => compile(predicate, snapshot))
  const conditions = [...asked, ...inLanguage(lang, snapshot)]
  const slots = matchingSlots(conditions, snapshot)
  const rank = conditions.find((condition) => condition.rank)?.rank
  const ranks = [
    ...(order ?? []).map((clause) => rankBy(clause, snapshot)),
    ...(rank ? [rank] : []),
  ]
  const compare = compareBy([...ranks, placeIn(snapshot)])
  return {
    total: slots.length,
    first: (count) =>
      selectFirst(slots, count, compare).map(
        (slot) => snapshot.slots.bySlot[slot] as StoredDocument,
      ),
  }
}

function compile(predicate: Predicate, snapshot: Snapshot): Condition {
  const { name } = predicate
  const compilePredicate = Object.hasOwn(predicates, name) ? predicates[name] : undefined
  if (!compilePredicate) throw predicateError(predicate, 'unknown function')
  return compilePredicate(predicate, snapshot)
}

// Where all documents are in the one language, as on this site, there is nothing to ask.
function inLanguage(lang: string, snapshot: Snapshot): Condition[] {
  if (lang === '*') return []
  const index = snapshot.indexes.get('languages', () => groupIndex((document) => [document.lang]))
  const slots = index.get(lang) ?? NO_SLOTS
  return slots.length === snapshot.documents.length ? [] : [isOneOf(slots)]
}

/** Starts from the condition that the fewest documents meet, and asks only those about the others. */
function matchingSlots(conditions: readonly Condition[], snapshot: Snapshot): SlotList {
  let source: Condition | null = null
  for (const condition of conditions) {
    const size = condition.candidates?.size ?? Number.POSITIVE_INFINITY
    if (size < (source?.candidates?.size ?? Number.POSITIVE_INFINITY)) source = condition
  }
  const slots = source?.candidates?.list() ?? snapshot.order.slots
  const others = conditions.filter((condition) => condition !== source)
  if (others.length === 0) return slots
  const found: number[] = []
  for (let place = 0; place < slots.length; place++) {
    const slot = slots[place] as number
    if (others.every(({ matches }) => matches(slot))) found.push(slot)
  }
  return found
}

type Rank = (slot: number) => number

function compareBy(ranks: readonly Rank[]): (a: number, b: number) => number {
  return (a, b) => {
    for (const rank of ranks) {
      const [first, second] = [rank(a), rank(b)]
      if (first !== second) return first < second ? -1 : 1
    }
    return 0
  }
}

function placeIn({ order }: Snapshot): Rank {
  const places = order.places()
  return (slot) => places[slot] as number
}
