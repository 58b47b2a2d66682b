import type { Snapshot } from '../snapshot.ts'
import type { StoredDocument } from '../stored-document.ts'
import { type Condition, predicateError } from './condition.ts'
import type { CompareDocuments } from './orderings.ts'
import { type Predicate, parseQuery } from './parse-query.ts'
import { predicates } from './predicates.ts'

export type Query = {
  /** Each a `[[…]]`; all must hold. */
  queries: readonly string[]
  /** `*` for every language. */
  lang: string
  /** `null` for the order of the predicates or else of the snapshot. */
  order: CompareDocuments | null
}

/** Every document that the query finds, in order. Throws `QueryError` when it makes no sense. */
export function runQuery(snapshot: Snapshot, { queries, lang, order }: Query): StoredDocument[] {
  const conditions = queries.flatMap(parseQuery).map((predicate) => compile(predicate, snapshot))
  const found = fewestCandidates(conditions, snapshot).filter(
    (document) =>
      (lang === '*' || document.lang === lang) &&
      conditions.every((condition) => condition.matches(document)),
  )
  return inOrder(found, conditions, { snapshot, order })
}

function compile(predicate: Predicate, snapshot: Snapshot): Condition {
  const { name } = predicate
  const compilePredicate = Object.hasOwn(predicates, name) ? predicates[name] : undefined
  if (!compilePredicate) throw predicateError(predicate, 'unknown function')
  return compilePredicate(predicate, snapshot)
}

function fewestCandidates(conditions: Condition[], snapshot: Snapshot): readonly StoredDocument[] {
  let fewest = snapshot.documents
  for (const { candidates } of conditions) {
    if (candidates && candidates.length < fewest.length) fewest = candidates
  }
  return fewest
}

/** The asked-for order decides, then that of a predicate, then that of the snapshot. */
function inOrder(
  found: StoredDocument[],
  conditions: Condition[],
  { snapshot, order }: { snapshot: Snapshot; order: CompareDocuments | null },
): StoredDocument[] {
  if (found.length < 2) return found
  const places = snapshot.indexes.getOrBuild(
    'places',
    () => new Map(snapshot.documents.map((document, place) => [document, place])),
  )
  const placeOf = (document: StoredDocument) => places.get(document) ?? 0
  const rank = conditions.find((condition) => condition.rank)?.rank ?? (() => 0)
  return found.toSorted((a, b) => order?.(a, b) || rank(a) - rank(b) || placeOf(a) - placeOf(b))
}
