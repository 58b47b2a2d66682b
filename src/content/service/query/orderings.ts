import type { Snapshot } from '../snapshot.ts'
import { fieldValues, isField, parseFieldPath } from './field-path.ts'
import { QueryError } from './query-error.ts'
import { type ReadValue, rankIndex } from './rank-index.ts'

/** What the results are ordered by, the first clause before the second. */
export type Ordering = readonly OrderClause[]

type OrderClause = {
  field: string
  read: ReadValue
  descending: boolean
  isKnown: (snapshot: Snapshot) => boolean
}

const CLAUSE = /^(\S+)(?:\s+(asc|desc))?$/

/** `[my.post.date desc,document.first_publication_date]`, brackets optional; `null` when empty. */
export function parseOrderings(orderings: string): Ordering | null {
  const clauses = orderings.trim().replace(/^\[/, '').replace(/\]$/, '')
  if (clauses.trim() === '') return null
  return clauses.split(',').map((clause) => parseClause(clause.trim(), orderings))
}

function parseClause(clause: string, orderings: string): OrderClause {
  const [, field, direction] = CLAUSE.exec(clause) ?? []
  const known = field === undefined ? null : findField(field)
  if (!known || field === undefined) {
    const message = `unexpected ordering '${clause}'`
    throw new QueryError(message, orderings, Math.max(0, orderings.indexOf(clause)))
  }
  return { field, ...known, descending: direction === 'desc' }
}

function findField(field: string): Pick<OrderClause, 'read' | 'isKnown'> | null {
  const isKnown = () => true
  if (field === 'document.first_publication_date') {
    return { read: (document) => document.first_publication_date, isKnown }
  }
  if (field === 'document.last_publication_date') {
    return { read: (document) => document.last_publication_date, isKnown }
  }
  const path = parseFieldPath(field)
  if (!path) return null
  return {
    read: (document) => fieldValues(document, path)[0],
    isKnown: (snapshot) => snapshot.byType.has(path.type) && isField(snapshot, path),
  }
}

/** The rank of each document by the clause: lower comes first, without a value last in either direction. */
export function rankBy({ field, read, descending, isKnown }: OrderClause, snapshot: Snapshot) {
  // No document has a value, and of a field that does not exist no index is kept.
  if (!isKnown(snapshot)) return () => 0
  const ranks = snapshot.indexes.get(`order ${field}`, () => rankIndex(read)).ranks()
  const sign = descending ? -1 : 1
  return (slot: number) => {
    const rank = ranks[slot]
    return rank ? sign * rank : Number.POSITIVE_INFINITY
  }
}
