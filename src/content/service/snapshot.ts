import type { BlockMap } from '#richtext/richtext-client.ts'
import type { StoredDocument } from './stored-document.ts'

/** Everything that is published at one ref. Never changes: a publish makes a new one. */
export type Snapshot = {
  /** `null` before anything was ever published. */
  ref: string | null
  /** Refs that were published once and are no longer. */
  pastRefs: ReadonlySet<string>
  /** As stored, by id. */
  stored: ReadonlyMap<string, StoredDocument>
  /** As served, with links as of this snapshot; those published last come first. */
  documents: readonly StoredDocument[]
  byId: ReadonlyMap<string, StoredDocument>
  byType: ReadonlyMap<string, readonly StoredDocument[]>
  /** Who links to a document, by the id of the target. */
  referrers: ReadonlyMap<string, ReadonlySet<string>>
  richtextPages: ReadonlyMap<string, BlockMap>
  /** Indexes for queries, each made when it is first asked for. */
  indexes: LazyIndexes
}

export type LazyIndexes = {
  /** `name` says what `build` makes. Names come from known fields, so there are not many. */
  getOrBuild: <Index>(name: string, build: () => Index) => Index
}

export function createLazyIndexes(): LazyIndexes {
  const indexes = new Map<string, unknown>()
  return {
    getOrBuild<Index>(name: string, build: () => Index): Index {
      if (!indexes.has(name)) indexes.set(name, build())
      return indexes.get(name) as Index
    },
  }
}

export function createEmptySnapshot(): Snapshot {
  return {
    ref: null,
    pastRefs: new Set(),
    stored: new Map(),
    documents: [],
    byId: new Map(),
    byType: new Map(),
    referrers: new Map(),
    richtextPages: new Map(),
    indexes: createLazyIndexes(),
  }
}

/** What a publish adds, replaces and removes. */
export type ContentChange = {
  documents?: readonly StoredDocument[]
  removedIds?: readonly string[]
  richtextPages?: readonly { id: string; blockMap: BlockMap }[]
  removedRichtextIds?: readonly string[]
}

/** A document as it was served before a publish and after; `null` where there was or is none. */
export type DocumentChange = { before: StoredDocument | null; after: StoredDocument | null }

/** What reads differently since a publish. */
export type ChangedContent = {
  /** Dependency keys, see `db/content-keys.ts`. */
  keys: ReadonlySet<string>
  documents: readonly DocumentChange[]
}
