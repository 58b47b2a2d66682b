import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { PrismicDocument } from '@prismicio/client'
import { addKeys } from '#repository/apply-change.ts'
import { deepFreeze } from '#repository/deep-freeze.ts'

/** Everything that a repository has published at one ref. Documents are frozen. */
export type DocumentSet = {
  ref: string
  byId: ReadonlyMap<string, PrismicDocument>
  byUid: ReadonlyMap<string, PrismicDocument>
  byType: ReadonlyMap<string, readonly PrismicDocument[]>
}

export type SetChange = {
  /** The keys that pages depend on, see `db/content-keys.ts`. */
  keys: ReadonlySet<string>
  documents: readonly { before: PrismicDocument | null; after: PrismicDocument | null }[]
}

/** How many documents are handled before other work gets a turn. */
const BATCH = 50

export const uidKey = (type: string, uid: string) => `${type}/${uid}`

export async function createDocumentSet(
  ref: string,
  documents: readonly PrismicDocument[],
): Promise<DocumentSet> {
  const byId = new Map<string, PrismicDocument>()
  const byUid = new Map<string, PrismicDocument>()
  const byType = new Map<string, PrismicDocument[]>()
  await inBatches(documents, (document) => {
    deepFreeze(document)
    byId.set(document.id, document)
    if (document.uid) byUid.set(uidKey(document.type, document.uid), document)
    const ofType = byType.get(document.type)
    if (ofType) ofType.push(document)
    else byType.set(document.type, [document])
  })
  return { ref, byId, byUid, byType }
}

/** The differences in `after`. A changed link changes its document. */
export async function changesBetween(
  before: DocumentSet | null,
  after: DocumentSet,
): Promise<SetChange> {
  const documents: { before: PrismicDocument | null; after: PrismicDocument | null }[] = []
  await inBatches([...after.byId.values()], (document) => {
    const old = before?.byId.get(document.id) ?? null
    if (!isDeepStrictEqual(old, document)) documents.push({ before: old, after: document })
  })
  for (const old of before?.byId.values() ?? []) {
    if (!after.byId.has(old.id)) documents.push({ before: old, after: null })
  }
  const keys = new Set<string>()
  for (const document of documents.flatMap(({ before: a, after: b }) => [a, b])) {
    addKeys(keys, document)
  }
  return { keys, documents }
}

async function inBatches<Item>(items: readonly Item[], work: (item: Item) => void): Promise<void> {
  for (const [index, item] of items.entries()) {
    if (index % BATCH === BATCH - 1) await nextTurn()
    work(item)
  }
}
