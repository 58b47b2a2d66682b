import type { Database } from '#db/database.ts'
import { addPreviewRow, removePreviewRows } from '#db/preview-rows.ts'

/** What a preview shows: a release, or the site at an instant; with neither, the published content. */
export type NewPreview = { releaseId: string | null; shownAt: Date | null }

export type PreviewOptions = {
  /** Must be unguessable. */
  createToken: () => string
  now: () => Date
}

const DAY_MS = 24 * 60 * 60 * 1000
export const LIFE_MS = 30 * DAY_MS
const REMEMBERED_MS = 30 * DAY_MS

/** Stores a preview in the database, where every process of the site finds it. */
export async function createPreview(
  db: Database,
  { releaseId, shownAt }: NewPreview,
  { createToken, now }: PreviewOptions,
): Promise<{ token: string; expiresAt: Date }> {
  const [token, expiresAt] = [createToken(), new Date(now().getTime() + LIFE_MS)]
  await removePreviewRows(db, new Date(now().getTime() - REMEMBERED_MS))
  await addPreviewRow(db, {
    token,
    release_id: releaseId,
    shown_at: shownAt?.toISOString() ?? null,
    expires_at: expiresAt.toISOString(),
  })
  return { token, expiresAt }
}
