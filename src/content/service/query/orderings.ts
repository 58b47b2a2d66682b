import type { StoredDocument } from '../stored-document.ts'
import { fieldValues, parseFieldPath } from './field-path.ts'
import { QueryError } from './query-error.ts'

export type CompareDocuments = (a: StoredDocument, b: StoredDocument) => number

const CLAUSE = /^(\S+)(?:\s+(asc|desc))?$/

/** `[my.post.date desc,document.first_publication_date]`, brackets optional; `null` when empty. */
export function parseOrderings(orderings: string): CompareDocuments | null {
  const clauses = orderings.trim().replace(/^\[/, '').replace(/\]$/, '')
  if (clauses.trim() === '') return null
  const comparisons = clauses.split(',').map((clause) => toComparison(clause.trim(), orderings))
  return (a, b) => {
    for (const compare of comparisons) {
      const order = compare(a, b)
      if (order !== 0) return order
    }
    return 0
  }
}

function toComparison(clause: string, orderings: string): CompareDocuments {
  const match = CLAUSE.exec(clause)
  const read = match?.[1] === undefined ? null : toReader(match[1])
  if (!read) {
    const message = `unexpected ordering '${clause}'`
    throw new QueryError(message, orderings, Math.max(0, orderings.indexOf(clause)))
  }
  const direction = match?.[2] === 'desc' ? -1 : 1
  return (a, b) => compareValues(read(a), read(b), direction)
}

type ReadValue = (document: StoredDocument) => unknown

function toReader(field: string): ReadValue | null {
  if (field === 'document.first_publication_date') return (it) => it.first_publication_date
  if (field === 'document.last_publication_date') return (it) => it.last_publication_date
  const path = parseFieldPath(field)
  return path ? (document) => sortable(fieldValues(document, path)[0]) : null
}

/** Rich text is ordered by what it says. */
function sortable(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((block) => block?.text ?? '').join(' ')
}

// Documents without a value come last in either direction.
function compareValues(a: unknown, b: unknown, direction: number): number {
  const [noA, noB] = [a === null || a === undefined, b === null || b === undefined]
  if (noA || noB) return Number(noA) - Number(noB)
  if (typeof a === 'string' && typeof b === 'string') return direction * compareTexts(a, b)
  return direction * (Number(a) - Number(b))
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
