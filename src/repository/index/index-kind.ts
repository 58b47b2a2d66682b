import type { Work } from '#lib/work.ts'
import type { StoredDocument } from '../stored-document.ts'

/** What became of one slot; `null` where there was or is no document. */
export type SlotChange = {
  slot: number
  before: StoredDocument | null
  after: StoredDocument | null
}

/**
 * How an index is kept. It is made by the same step that keeps it up to date, from `empty` and all
 * documents: there is no second way that could come to another result.
 */
export type IndexKind<Index> = {
  empty: Index
  /** A new index; `index` stays as it is, for those who still read the older snapshot. Slots rise. */
  update: (index: Index, changes: readonly SlotChange[]) => Work<Index>
}

/** Reading one document takes about as long as so many steps through a list. */
export const STEPS_OF_READING = 500

/** Stands for a value that a field of this kind cannot have. While there is one, the index refuses. */
export const WRONG_VALUE = Symbol('wrong value')
