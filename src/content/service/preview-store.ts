import { findReleaseRow, type ReleaseRow, releaseRows } from '#db/content-releases.ts'
import type { Database } from '#db/database.ts'
import {
  addPreviewRow,
  findPreviewRow,
  type PreviewRow,
  removePreviewRows,
} from '#db/preview-rows.ts'
import type { ContentStore } from './content-store.ts'
import { createOverlaySnapshots } from './overlay-snapshots.ts'
import type { Snapshot } from './snapshot.ts'

/** What somebody with the link is looking at. */
export type Preview = {
  token: string
  /** Labels of the releases that are shown as if they were published. */
  releases: readonly string[]
  /** The instant that the site is shown at; `null` for now. */
  shownAt: Date | null
  snapshot: Snapshot
}

export type NewPreview = { releaseId: string | null; shownAt: Date | null }

export type PreviewStore = {
  create: (preview: NewPreview) => Promise<{ token: string; expiresAt: Date }>
  /** `over` when there was such a preview; `null` when there never was, or it was long ago. */
  find: (token: string) => Promise<Preview | 'over' | null>
}

type PreviewStoreOptions = {
  store: ContentStore
  /** Must not be possible to guess. */
  createToken: () => string
  now: () => Date
}

const DAY_MS = 24 * 60 * 60 * 1000
const LIFE_MS = 30 * DAY_MS
const REMEMBERED_MS = 30 * DAY_MS

/** Like releases, previews live in the database alone: another process makes the links. */
export function createPreviewStore(
  db: Database,
  { store, createToken, now }: PreviewStoreOptions,
): PreviewStore {
  const overlays = createOverlaySnapshots(store)

  async function open(token: string, releases: readonly ReleaseRow[], shownAt: Date | null) {
    const labels = releases.map(({ label }) => label)
    return { token, releases: labels, shownAt, snapshot: await overlays(releases) }
  }

  return {
    async create({ releaseId, shownAt }) {
      const [token, expiresAt] = [createToken(), new Date(now().getTime() + LIFE_MS)]
      await removePreviewRows(db, new Date(now().getTime() - REMEMBERED_MS))
      await addPreviewRow(db, {
        token,
        release_id: releaseId,
        shown_at: shownAt?.toISOString() ?? null,
        expires_at: expiresAt.toISOString(),
      })
      return { token, expiresAt }
    },
    async find(token) {
      const row = await findPreviewRow(db, token)
      if (!row) {
        const release = await findRelease(db, token)
        return release && open(token, [release], null)
      }
      if (Date.parse(row.expires_at) <= now().getTime()) return 'over'
      const releases = shownReleases(row, await releaseRows(db))
      const shownAt = row.shown_at === null ? null : new Date(row.shown_at)
      return releases ? open(token, releases, shownAt) : 'over'
    },
  }
}

/** A release is a preview too: by its own token, which lives as long as it, and by its ref. */
async function findRelease(db: Database, token: string): Promise<ReleaseRow | null> {
  const found = await findReleaseRow(db, 'preview_token', token)
  // Lists of refs say which published state the release lies upon: `release~master`.
  return found ?? findReleaseRow(db, 'ref', token.replace(/~.*/s, ''))
}

/** In the order in which they would be published; `null` when the preview's own one is gone. */
function shownReleases(
  { release_id: ownId, shown_at: shownAt }: PreviewRow,
  all: readonly ReleaseRow[],
): ReleaseRow[] | null {
  const own = all.find(({ id }) => id === ownId)
  if (ownId !== null && !own) return null
  const due = all.filter((release) => release !== own && isDue(release, shownAt))
  due.sort((a, b) => Date.parse(a.scheduled_at ?? '') - Date.parse(b.scheduled_at ?? ''))
  return own ? [...due, own] : due
}

function isDue({ scheduled_at: scheduledAt }: ReleaseRow, shownAt: string | null): boolean {
  if (scheduledAt === null || shownAt === null) return false
  return Date.parse(scheduledAt) <= Date.parse(shownAt)
}
