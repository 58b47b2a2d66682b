import type { Snapshot } from '../snapshot.ts'
import type { Condition } from './condition.ts'
import { groupDocuments } from './group-documents.ts'
import type { Predicate } from './parse-query.ts'

/** Has every tag, or some tag, of those that the predicate names. */
export function tagged(
  predicate: Predicate,
  snapshot: Snapshot,
  quantity: 'every' | 'some',
): Condition {
  const value = predicate.arguments[0]?.value ?? []
  const wanted = (Array.isArray(value) ? value : [value]).map(String)
  const index = snapshot.indexes.getOrBuild('tags', () =>
    groupDocuments(snapshot.documents, ({ tags }) => tags),
  )
  const [first] = wanted
  const named = quantity === 'some' ? wanted : first === undefined ? [] : [first]
  const candidates = [...new Set(named.flatMap((tag) => index.get(tag) ?? []))]
  return {
    matches: ({ tags }) => wanted[quantity]((tag) => tags.includes(tag)),
    // No tags at all are asked of every document.
    ...(quantity === 'every' && wanted.length === 0 ? {} : { candidates }),
  }
}
