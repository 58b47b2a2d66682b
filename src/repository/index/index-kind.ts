import type { Work } from '#lib/node/work.ts'
import type { StoredDocument } from '../stored-document.ts'

/** The change of one slot; `null` where there was or is no document. */
export type SlotChange = {
  slot: number
  before: StoredDocument | null
  after: StoredDocument | null
}

/**
 * Builds and updates an index. Building is an update of `empty` with all documents, so there is no
 * second way that could give another result.
 */
export type IndexKind<Index> = {
  empty: Index
  /** Returns a new index; the old snapshot still uses `index`. Changes come in the order of their slots. */
  update: (index: Index, changes: Iterable<SlotChange>) => Work<Index>
}

/** Reading one document takes about as long as this many steps through a list. */
export const STEPS_OF_READING = 500

/** Stands for a value of the wrong kind. While a field has one, queries on it are refused. */
export const WRONG_VALUE = Symbol('wrong value')
