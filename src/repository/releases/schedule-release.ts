import {
  addReleaseRow,
  findTakeBackRow,
  NO_FAILURE,
  type ReleaseRow,
  removeReleaseRow,
  updateReleaseRow,
} from '#db/content-releases.ts'
import type { Database } from '#db/database.ts'

/** When a release is published and taken back. `null` for never; `undefined` leaves it as it is. */
export type Schedule = { at: Date | null; until?: Date | null | undefined }

/**
 * Schedules a release, and the release of its own that takes it back. `false` if somebody else has changed the
 * release since it was read.
 */
export async function scheduleRelease(
  db: Database,
  row: ReleaseRow,
  { schedule: { at, until }, createRef }: { schedule: Schedule; createRef: () => string },
): Promise<boolean> {
  // The take-back first: without it, a release that is due at once would stay for ever.
  if (until !== undefined) await putTakeBack(db, row, { until, createRef })
  return updateReleaseRow(db, row, { ...NO_FAILURE, scheduled_at: at?.toISOString() ?? null })
}

async function putTakeBack(
  db: Database,
  { id, label }: ReleaseRow,
  { until, createRef }: { until: Date | null; createRef: () => string },
): Promise<void> {
  const there = await findTakeBackRow(db, id)
  if (until === null) {
    if (there) await removeReleaseRow(db, there.id)
    return
  }
  const scheduled_at = until.toISOString()
  if (there) {
    await updateReleaseRow(db, there, { scheduled_at })
    return
  }
  await addReleaseRow(db, {
    id: `${id}-take-back`,
    label: `${label} (take-back)`,
    ref: createRef(),
    preview_token: createRef(),
    change: '{}',
    scheduled_at,
    take_back_of: id,
    purpose: 'take-back',
  })
}
