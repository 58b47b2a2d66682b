import {
  addReleaseRow,
  findReleaseRow,
  type NewReleaseRow,
  releaseRows,
  removeReleaseRow,
  updateReleaseRow,
} from '#db/content-releases.ts'
import { withStaging } from '#db/content-staging.ts'
import type { Database } from '#db/database.ts'
import type { ContentStore } from '#repository/content-store.ts'
import { publishRelease } from '#repository/publish/publish-release.ts'
import { readBases } from '#repository/releases/release-bases.ts'
import { toReleaseEvent } from '#repository/releases/release-event.ts'
import type { ContentChange } from '#repository/snapshot.ts'
import { testAuthor } from './publish-change.ts'

/** A change that editors prepare together, preview, and publish at once. */
type Release = { id: string; label: string; scheduledAt: Date | null; change: ContentChange }
type ReleaseInfo = Omit<Release, 'change'> & { ref: string; previewToken: string }

export type ReleaseStore = {
  releases: () => Promise<ReleaseInfo[]>
  save: (release: Release) => Promise<ReleaseInfo>
  remove: (id: string) => Promise<void>
  /** `false` when there is no such release. */
  publish: (id: string) => Promise<boolean>
}

const SAVE_TRIES = 5

/** Saves and publishes releases as editors do with commands. */
export function createReleaseStore(
  db: Database,
  { store, createRef, now }: { store: ContentStore; createRef: () => string; now: () => Date },
): ReleaseStore {
  return {
    releases: async () => (await releaseRows(db)).map(toInfo),
    async save({ id, label, scheduledAt, change }) {
      const bases = await withStaging(db, (staging) => readBases(staging, change))
      const changed = {
        label,
        ref: createRef(),
        change: JSON.stringify(change),
        bases: JSON.stringify(bases),
        scheduled_at: scheduledAt?.toISOString() ?? null,
      }
      for (let tries = 0; tries < SAVE_TRIES; tries++) {
        const before = await findReleaseRow(db, 'id', id)
        const row = { id, preview_token: before?.preview_token ?? createRef(), ...changed }
        const isSaved = before
          ? await updateReleaseRow(db, before, changed)
          : await addReleaseRow(db, row)
        if (isSaved) return toInfo(row)
      }
      throw new Error(`The release "${id}" could not be saved: others kept changing it`)
    },
    remove: (id) =>
      removeReleaseRow(
        db,
        id,
        toReleaseEvent({ release_id: id, kind: 'remove' }, { author: testAuthor, now, createRef }),
      ),
    async publish(id) {
      if (!(await publishRelease(db, id, { now, createRef, author: testAuthor }))) return false
      await store.refresh()
      return true
    },
  }
}

function toInfo({ id, label, ref, preview_token, scheduled_at }: NewReleaseRow): ReleaseInfo {
  const scheduledAt = scheduled_at === null ? null : new Date(scheduled_at)
  return { id, label, ref, previewToken: preview_token, scheduledAt }
}
