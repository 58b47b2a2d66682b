import { saveAssets } from '#db/assets.ts'
import {
  type ContentRows,
  findMasterRef,
  readContent,
  readContentSince,
  writeContent,
} from '#db/content-rows.ts'
import type { Database } from '#db/database.ts'
import { applyChange } from './apply-change.ts'
import { prepareSnapshot } from './prepare-snapshot.ts'
import {
  type ChangedContent,
  type ContentChange,
  createEmptySnapshot,
  type Snapshot,
} from './snapshot.ts'
import { differenceTo, toChange, toChangedRows } from './snapshot-rows.ts'

export type ContentStore = {
  /** What is published now. */
  snapshot: () => Snapshot
  /** What is published, or was until the last publish; `null` for any other ref. */
  findSnapshot: (ref: string) => Snapshot | null
  /** All of the change or nothing of it; resolves when it is on disk and visible here. */
  publish: (change: ContentChange) => Promise<void>
  /** Takes over what another process published. */
  refresh: () => Promise<void>
  /** `listener` gets all that reads differently. Returns how to stop. */
  onChange: (listener: ChangeListener) => () => void
}

type ChangeListener = (changed: ChangedContent) => void
type StoreOptions = { now: () => Date; createRef: () => string }

/** The published content: the database's rows and, for all reading, a snapshot of them in memory. */
export async function createContentStore(
  db: Database,
  { now, createRef }: StoreOptions,
): Promise<ContentStore> {
  let current = createEmptySnapshot()
  /** Of what `current` was made from. */
  let version = 0
  // Kept so that whoever reads page by page while something is published can finish.
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
    // Versions of another past, as in a restored backup, say nothing about ours.
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

  async function publish(change: ContentChange): Promise<void> {
    const ref = createRef()
    const { snapshot, changed } = applyChange(current, change, ref)
    if (changed.keys.size === 0) return
    const rows = toChangedRows(change, current, snapshot)
    // First, and for themselves: a picture that no document shows does no harm.
    await saveAssets(db, change.assets ?? [])
    const write = { ...rows, from: current.ref, to: ref, publishedAt: now() }
    const written = await writeContent(db, write)
    if (written !== null) {
      version = written
      return swap(snapshot, changed)
    }
    // Another process was faster: the change is made again, on top of what that one published.
    await refresh()
    return publish(change)
  }

  // One after the other: each is computed from the snapshot that the one before left.
  function inTurn(task: () => Promise<void>): Promise<void> {
    const turn = queue.then(task)
    queue = turn.catch(() => {})
    return turn
  }

  await refresh()
  previous = null
  return {
    snapshot: () => current,
    findSnapshot: (ref) => [current, previous].find((snapshot) => snapshot?.ref === ref) ?? null,
    publish: (change) => inTurn(() => publish(change)),
    refresh: () => inTurn(refresh),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
