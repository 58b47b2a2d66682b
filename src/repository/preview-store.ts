import { findReleaseRow, type ReleaseRow, releaseRows } from '#db/content-releases.ts'
import type { Database } from '#db/database.ts'
import { findPreviewRow } from '#db/preview-rows.ts'
import { createAnswerCache } from '#lib/node/answer-cache.ts'
import { isStillAhead } from '#lib/node/is-still-ahead.ts'
import { createLoopTurns, type LoopTurns } from '#lib/node/loop-turns.ts'
import { mapWork, type Work } from '#lib/node/work.ts'
import { applyChange } from './apply-change.ts'
import type { ContentStore } from './content-store.ts'
import { createPreview, LIFE_MS, type NewPreview, type PreviewOptions } from './create-preview.ts'
import { releasesWithDrafts } from './drafts/with-drafts.ts'
import { mergeRelease, toPreviewed } from './releases/merge-release.ts'
import { parseBases, type ReleaseBases } from './releases/release-bases.ts'
import { shownReleases } from './shown-releases.ts'
import type { ContentChange, Snapshot } from './snapshot.ts'

export type PreviewStore = ReturnType<typeof createPreviewStore>

type PreviewStoreOptions = PreviewOptions & { store: ContentStore; turns?: LoopTurns }

/** The format of tokens and refs. Visitors send anything, and PostgreSQL fails at text with a zero byte. */
const TOKEN = /^[\w~.-]{1,200}$/

/** Like releases, previews are only in the database: another process creates the links. */
export function createPreviewStore(
  db: Database,
  { store, createToken, now, turns = createLoopTurns() }: PreviewStoreOptions,
) {
  const overlays = createOverlaySnapshots(store, turns)

  /** What the preview link shows: the releases as if published, at `shownAt`, or now if that is `null`. */
  async function open(token: string, releases: readonly ReleaseRow[], shownAt: Date | null) {
    const labels = releases.map(({ label }) => label)
    const snapshot = await overlays(await releasesWithDrafts(db, releases))
    return { token, releases: labels, shownAt, snapshot }
  }

  return {
    create: (preview: NewPreview) => createPreview(db, preview, { createToken, now }),
    /** `over` for an expired preview; `null` if there is none, or it expired long ago. */
    async find(token: string) {
      if (!TOKEN.test(token)) return null
      const row = await findPreviewRow(db, token)
      if (!row) {
        const release = await findRelease(db, token)
        return release && open(token, [release], null)
      }
      const times = { until: Date.parse(row.expires_at), now: now().getTime(), most: LIFE_MS }
      if (!isStillAhead(times)) return 'over'
      const releases = shownReleases(row, await releaseRows(db))
      const shownAt = row.shown_at === null ? null : new Date(row.shown_at)
      return releases ? open(token, releases, shownAt) : 'over'
    },
  }
}

/** A release can be previewed by its own token, which lives as long as it does, and by its ref. */
async function findRelease(db: Database, token: string): Promise<ReleaseRow | null> {
  const found = await findReleaseRow(db, 'preview_token', token)
  // Lists of refs name the published state below the release: `release~master`.
  return found ?? findReleaseRow(db, 'ref', token.replace(/~.*/s, ''))
}

/** The published snapshot with these releases applied in order. */
type OverlaySnapshots = (releases: readonly ReleaseRow[]) => Promise<Snapshot>

// Each is as large as the published snapshot, and few are used at the same time.
const MAX_OVERLAYS = 3

/** A page sends many queries at one ref, so snapshots are cached until the next publish. */
function createOverlaySnapshots(store: ContentStore, turns: LoopTurns): OverlaySnapshots {
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
  for (const { change, bases, ref } of releases) {
    const content = JSON.parse(change) as ContentChange
    const merged = yield* mergeForPreview(content, parseBases(bases), snapshot)
    const applied = yield* applyChange(snapshot, merged, ref)
    snapshot = applied.snapshot
  }
  return snapshot
}

/** At a conflict, a preview shows what the release has. */
function* mergeForPreview(
  { documents = [], ...rest }: ContentChange,
  bases: ReleaseBases,
  snapshot: Snapshot,
): Work<ContentChange> {
  const published = {
    findDocument: (id: string) => snapshot.byId.get(id) ?? null,
    findPage: (id: string) => snapshot.richtextPages.get(id) ?? null,
  }
  const merged = yield* mapWork(
    documents,
    (document) => toPreviewed(document, bases, published),
    STEPS_OF_MERGING,
  )
  return { ...mergeRelease(rest, bases, published).change, documents: merged }
}

/** A merge takes about as long as this many steps through a list. */
const STEPS_OF_MERGING = 1000
