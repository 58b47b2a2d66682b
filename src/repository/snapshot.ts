import type { BlockMap } from '#lib/block-map.ts'
import { createLayeredMap, type LayeredMap } from '#lib/node/layered-map.ts'
import { createEmptySlots, type DocumentSlots } from './document-slots.ts'
import { createIndexes, type Indexes } from './index/indexes.ts'
import { createPersistentList, type PersistentList } from './persistent-list.ts'
import { createSlotOrder, type SlotOrder } from './slot-order.ts'
import { DEFAULT_LANGUAGE, type StoredDocument } from './stored-document.ts'

/**
 * Everything published at one ref. Immutable: a publish leads to a new snapshot, which shares
 * all unchanged parts. Documents are frozen.
 */
export type Snapshot = {
  /** `null` before the first publish. */
  ref: string | null
  /** Refs of earlier publishes. */
  pastRefs: ReadonlySet<string>
  /** Newest publication first. */
  documents: PersistentList<StoredDocument>
  byId: LayeredMap<string, StoredDocument>
  /** In the order of `documents`. */
  byType: ReadonlyMap<string, PersistentList<StoredDocument>>
  richtextPages: ReadonlyMap<string, BlockMap>
  /** Queries that name no language get this one. */
  mainLanguage: string
  /** Ids of documents by the type and uid that they had before, see `query/past-uids.ts`. */
  pastUids: ReadonlyMap<string, readonly string[]>
  slots: DocumentSlots
  order: SlotOrder
  /** Indexes for queries. */
  indexes: Indexes
}

export function createEmptySnapshot(): Snapshot {
  return {
    ref: null,
    pastRefs: new Set(),
    documents: createPersistentList(),
    byId: createLayeredMap(),
    byType: new Map(),
    richtextPages: new Map(),
    mainLanguage: DEFAULT_LANGUAGE,
    pastUids: new Map(),
    slots: createEmptySlots(),
    order: createSlotOrder(createPersistentList()),
    indexes: createIndexes(createPersistentList()),
  }
}

/** What a publish adds, replaces and removes. */
export type ContentChange = {
  documents?: readonly StoredDocument[]
  removedIds?: readonly string[]
  richtextPages?: readonly { id: string; blockMap: BlockMap }[]
  removedRichtextIds?: readonly string[]
  mainLanguage?: string
}

/** A document before and after a publish; `null` where there was or is none. */
export type DocumentChange = { before: StoredDocument | null; after: StoredDocument | null }

/** Everything that reads differently after a publish. */
export type ChangedContent = {
  /** Dependency keys, see `db/content-keys.ts`. */
  keys: ReadonlySet<string>
  documents: readonly DocumentChange[]
}
