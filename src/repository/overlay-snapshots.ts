import type { ReleaseRow } from '#db/content-releases.ts'
import type { LoopTurns } from '#lib/loop-turns.ts'
import type { Work } from '#lib/work.ts'
import { createAnswerCache } from './answer-cache.ts'
import { applyChange } from './apply-change.ts'
import type { ContentStore } from './content-store.ts'
import type { ContentChange, Snapshot } from './snapshot.ts'

/** The published snapshot with these releases applied in order. */
type OverlaySnapshots = (releases: readonly ReleaseRow[]) => Promise<Snapshot>

// Each is as large as the published snapshot, and few are used at the same time.
const MAX_OVERLAYS = 3

/** A page sends many queries at one ref, so snapshots are cached until the next publish. */
export function createOverlaySnapshots(store: ContentStore, turns: LoopTurns): OverlaySnapshots {
  const overlays = createAnswerCache<Snapshot>(MAX_OVERLAYS)

  return async (releases) => {
    const published = store.snapshot()
    if (releases.length === 0) return published
    overlays.keepOnly(published.ref ?? '')
    // Each change of a release gives it a new ref.
    const key = releases.map(({ ref }) => ref).join(' ')
    return overlays.getOrAdd(key, () => turns.run(withReleases(published, releases)))
  }
}

function* withReleases(published: Snapshot, releases: readonly ReleaseRow[]): Work<Snapshot> {
  let snapshot = published
  for (const { change, ref } of releases) {
    const applied = yield* applyChange(snapshot, JSON.parse(change) as ContentChange, ref)
    snapshot = applied.snapshot
  }
  return snapshot
}
