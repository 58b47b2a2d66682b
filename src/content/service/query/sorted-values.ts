import type { StoredDocument } from '../stored-document.ts'
import type { Condition } from './condition.ts'

/** An index for ranges: every value with its document, smallest first. */
export type SortedValues = { values: number[]; documents: StoredDocument[] }

export function sortValues(
  entries: readonly { value: number; document: StoredDocument }[],
): SortedValues {
  const sorted = entries.toSorted((a, b) => a.value - b.value)
  return {
    values: sorted.map(({ value }) => value),
    documents: sorted.map(({ document }) => document),
  }
}

/** Limits are exclusive unless `inclusive`. */
export type Range = { above?: number; below?: number; inclusive?: boolean }

export function inRange({ values, documents }: SortedValues, range: Range): Condition {
  const { above = Number.NEGATIVE_INFINITY, below = Number.POSITIVE_INFINITY, inclusive } = range
  const start = firstIndex(values, (value) => (inclusive ? value >= above : value > above))
  const end = firstIndex(values, (value) => (inclusive ? value > below : value >= below))
  const candidates = new Set(documents.slice(start, end))
  return { matches: (document) => candidates.has(document), candidates: [...candidates] }
}

/** The first place at which the test holds, by halving: it fails for smaller values and holds for larger ones. */
function firstIndex(values: readonly number[], test: (value: number) => boolean): number {
  let [low, high] = [0, values.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (test(values[middle] as number)) high = middle
    else low = middle + 1
  }
  return low
}
