import type { ReleaseRow } from '#db/content-releases.ts'
import type { LoopTurns } from '#lib/loop-turns.ts'
import type { Work } from '#lib/work.ts'
import { createAnswerCache } from './answer-cache.ts'
import { applyChange } from './apply-change.ts'
import type { ContentStore } from './content-store.ts'
import type { ContentChange, Snapshot } from './snapshot.ts'

/** What would be published now with these releases, one on top of the other. */
type OverlaySnapshots = (releases: readonly ReleaseRow[]) => Promise<Snapshot>

// Each holds as much as all that is published; more than a few are seldom looked at together.
const MAX_OVERLAYS = 3

/** A page asks many times at one ref, so what was put together is kept until something is published. */
export function createOverlaySnapshots(store: ContentStore, turns: LoopTurns): OverlaySnapshots {
  const overlays = createAnswerCache<Snapshot>(MAX_OVERLAYS)

  return async (releases) => {
    const published = store.snapshot()
    if (releases.length === 0) return published
    overlays.keepOnly(published.ref ?? '')
    // A release has a new ref with each change of it.
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
