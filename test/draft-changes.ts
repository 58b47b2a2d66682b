import { addReleaseRow, type ReleaseRow } from '#db/content-releases.ts'
import type { Database } from '#db/database.ts'
import type { Change } from '#lib/merge/change.ts'

export const set = (name: string, before: unknown, after: unknown): Change => ({
  path: ['data', name],
  before,
  after,
})

export function addRelease(db: Database, id: string, more: Partial<ReleaseRow> = {}) {
  const row = { id, label: id, ref: 'first', preview_token: 'token', change: '{}' }
  return addReleaseRow(db, { ...row, scheduled_at: null, ...more })
}
