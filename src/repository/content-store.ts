import { type ContentRows, findMasterRef, readContent, readContentSince } from '#db/content-rows.ts'
import type { Database } from '#db/database.ts'
import { applyChange } from './apply-change.ts'
import { prepareSnapshot } from './prepare-snapshot.ts'
import {
  type ChangedContent,
  type ContentChange,
  createEmptySnapshot,
  type Snapshot,
} from './snapshot.ts'
import { differenceTo, toChange } from './snapshot-rows.ts'

export type ContentStore = {
  /** What was published at the last refresh. */
  snapshot: () => Snapshot
  /** The current snapshot or the one before it; `null` for any other ref. */
  findSnapshot: (ref: string) => Snapshot | null
  /** Takes over what was published since the last refresh, by this process or another. */
  refresh: () => Promise<void>
  /** Calls `listener` with everything that reads differently after a refresh. Returns how to stop. */
  onChange: (listener: ChangeListener) => () => void
}

type ChangeListener = (changed: ChangedContent) => void

/** A snapshot in memory of what the database has published. `publish/publish-content.ts` publishes. */
export async function createContentStore(db: Database): Promise<ContentStore> {
  let current = createEmptySnapshot()
  /** The version of the rows in `current`. */
  let version = 0
  // Kept so that a client that reads page by page can finish after a publish.
  let previous: Snapshot | null = null
  let queue: Promise<unknown> = Promise.resolve()
  const listeners = new Set<ChangeListener>()

  function swap(snapshot: Snapshot, changed: ChangedContent): void {
    prepareSnapshot(snapshot)
    previous = current
    current = snapshot
    if (changed.keys.size === 0) return
    for (const listener of listeners) listener(changed)
  }

  async function refresh(): Promise<void> {
    if ((await findMasterRef(db)) === current.ref) return
    const newer = current.ref === null ? null : await readContentSince(db, version)
    // After a restored backup, versions count from another past.
    if (newer?.pastRefs.includes(current.ref ?? '')) return takeOver(newer, toChange(newer))
    const rows = await readContent(db)
    takeOver(rows, differenceTo(rows, current))
  }

  function takeOver(rows: ContentRows, change: ContentChange): void {
    if (rows.ref === null) return
    const { snapshot, changed } = applyChange(current, change, rows.ref)
    version = rows.version
    swap({ ...snapshot, pastRefs: new Set(rows.pastRefs) }, changed)
  }

  await refresh()
  previous = null
  return {
    snapshot: () => current,
    findSnapshot: (ref) => [current, previous].find((snapshot) => snapshot?.ref === ref) ?? null,
    refresh() {
      // Refreshes run one after the other: each starts from the snapshot that the last one left.
      const turn = queue.then(refresh)
      queue = turn.catch(() => {})
      return turn
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
