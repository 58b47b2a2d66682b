import { finished, type Work } from '#lib/node/work.ts'
import type { Snapshot } from '../snapshot.ts'
import { fieldValues, isField, parseFieldPath } from './field-path.ts'
import { QueryError } from './query-error.ts'
import { type ReadValue, rankIndex } from './rank-index.ts'

/** The sort order of results. Later clauses break ties. */
export type Ordering = readonly OrderClause[]

type OrderClause = {
  field: string
  read: ReadValue
  descending: boolean
  isKnown: (snapshot: Snapshot) => Work<boolean>
}

const CLAUSE = /^(\S+)(?:\s+(asc|desc))?$/

/** `[my.post.date desc,document.first_publication_date]`, brackets optional; `null` when empty. */
export function parseOrderings(
  orderings: string,
  most = Number.POSITIVE_INFINITY,
): Ordering | null {
  const clauses = orderings.trim().replace(/^\[/, '').replace(/\]$/, '')
  if (clauses.trim() === '') return null
  const list = clauses.split(',')
  if (list.length > most) {
    throw new QueryError(`expected at most ${most} orderings but got ${list.length}`, orderings, 0)
  }
  return list.map((clause) => parseClause(clause.trim(), orderings))
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
  const isKnown = () => finished(true)
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
    *isKnown(snapshot) {
      return snapshot.byType.has(path.type) && (yield* isField(snapshot, path))
    },
  }
}

/** The rank of each document: lower comes first. Documents without a value are last in either direction. */
export function* rankBy(
  { field, read, descending, isKnown }: OrderClause,
  snapshot: Snapshot,
): Work<(slot: number) => number> {
  // No document has a value, and there is no index for unknown fields.
  if (!(yield* isKnown(snapshot))) return () => 0
  const index = yield* snapshot.indexes.ofField(`order ${field}`, () => rankIndex(read))
  const ranks = index.ranks()
  const sign = descending ? -1 : 1
  return (slot: number) => {
    const rank = ranks[slot]
    return rank ? sign * rank : Number.POSITIVE_INFINITY
  }
}
