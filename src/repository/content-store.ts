import {
  type ContentRows,
  findMasterRef,
  type NewerContentRows,
  readContent,
  readContentSince,
} from '#db/content-rows.ts'
import type { Database } from '#db/database.ts'
import { createLoopTurns, type LoopTurns } from '#lib/node/loop-turns.ts'
import type { Work } from '#lib/node/work.ts'
import { applyChange } from './apply-change.ts'
import { linksIndex } from './changed-documents.ts'
import { createFreezer } from './create-freezer.ts'
import { allWords } from './query/fulltext.ts'
import { withPastUids } from './query/past-uids.ts'
import {
  type ChangedContent,
  type ContentChange,
  createEmptySnapshot,
  type Snapshot,
} from './snapshot.ts'
import { DEFAULT_LANGUAGE, type StoredDocument } from './stored-document.ts'

export type ContentStore = Awaited<ReturnType<typeof createContentStore>>

type ChangeListener = (changed: ChangedContent) => void

/**
 * A snapshot in memory of what the database has published; `publish/publish-content.ts` publishes. A refresh
 * pauses, so that requests are answered while it reads very many documents.
 */
export async function createContentStore(db: Database, turns: LoopTurns = createLoopTurns()) {
  let current = createEmptySnapshot()
  /** The version of the rows in `current`. */
  let version = 0
  // Kept so that a client that reads page by page can finish after a publish.
  let previous: Snapshot | null = null
  let queue: Promise<unknown> = Promise.resolve()
  const listeners = new Set<ChangeListener>()

  async function refresh(): Promise<void> {
    if ((await findMasterRef(db)) === current.ref) return
    // While reading: otherwise all documents are in memory unshared before the first one is frozen.
    const freeze = createFreezer()
    const parse = (text: string) => freeze(JSON.parse(text))
    const newer = current.ref === null ? null : await readContentSince(db, version, parse)
    // After a restored backup versions cannot be compared, so everything is read again.
    if (newer?.pastRefs.includes(current.ref ?? '')) {
      return takeOver(newer, toChange(newer), current.pastUids)
    }
    const rows = await readContent(db, parse)
    return takeOver(rows, differenceTo(rows, current), new Map())
  }

  async function takeOver(
    rows: ContentRows,
    change: ContentChange,
    knownUids: Snapshot['pastUids'],
  ): Promise<void> {
    if (rows.ref === null) return
    const { snapshot, changed } = await turns.run(nextSnapshot(change, rows.ref))
    version = rows.version
    previous = current
    const pastUids = withPastUids(knownUids, rows.pastUids)
    current = { ...snapshot, pastRefs: new Set(rows.pastRefs), pastUids }
    if (changed.keys.size === 0) return
    // Calls every listener even if one fails, because a snapshot is announced once.
    const errors = [...listeners].flatMap((listener) => failureOf(() => listener(changed)))
    if (errors.length > 0) throw new AggregateError(errors, 'listeners to new content failed')
  }

  function* nextSnapshot(change: ContentChange, ref: string) {
    const applied = yield* applyChange(current, change, ref)
    yield* prepareSnapshot(applied.snapshot)
    return applied
  }

  await refresh()
  previous = null
  return {
    /** What was published at the last refresh. */
    snapshot: () => current,
    /** The current snapshot or the one before it; `null` for any other ref. */
    findSnapshot: (ref: string) =>
      [current, previous].find((snapshot) => snapshot?.ref === ref) ?? null,
    /** Reads what any process has published since the last refresh. */
    refresh(): Promise<void> {
      // Refreshes run one after the other, because each starts from the snapshot of the last one.
      const turn = queue.then(refresh)
      queue = turn.catch(() => {})
      return turn
    },
    /** Calls `listener` with everything that reads differently after a refresh. Returns how to stop. */
    onChange(listener: ChangeListener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function failureOf(call: () => void): unknown[] {
  try {
    call()
    return []
  } catch (error) {
    return [error]
  }
}

/**
 * Builds the two indexes that need every document before anybody waits for them: with very many documents
 * the first full-text query would take seconds. After a small change they are there already.
 */
function* prepareSnapshot(snapshot: Snapshot): Work<void> {
  yield* linksIndex(snapshot)
  yield* allWords(snapshot)
}

/** The change from the snapshot to the rows of the database. */
function differenceTo(rows: ContentRows, before: Snapshot): ContentChange {
  const documents = rows.documents as StoredDocument[]
  const ids = new Set(documents.map(({ id }) => id))
  const pageIds = new Set(rows.pages.map(({ id }) => id))
  return toChange({
    ...rows,
    removedIds: [...before.byId.keys()].filter((id) => !ids.has(id)),
    removedPageIds: [...before.richtextPages.keys()].filter((id) => !pageIds.has(id)),
  })
}

/** The change made by later publishes. */
function toChange(rows: NewerContentRows): ContentChange {
  return {
    documents: rows.documents as StoredDocument[],
    removedIds: rows.removedIds,
    richtextPages: rows.pages.map((page) => ({
      id: page.id,
      blockMap: JSON.parse(page.block_map),
    })),
    removedRichtextIds: rows.removedPageIds,
    mainLanguage: rows.mainLanguage ?? DEFAULT_LANGUAGE,
  }
}
