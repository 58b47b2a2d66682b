import {
  findReleaseRow,
  findTakeBackRow,
  type ReleaseRow,
  scheduleReleaseRow,
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
  const scheduled_at = at?.toISOString() ?? null
  return scheduleReleaseRow(db, row, {
    scheduled_at,
    takeBack: until ? toTakeBackRow(row, until, createRef) : until,
  })
}

function toTakeBackRow({ id, label }: ReleaseRow, until: Date, createRef: () => string) {
  return {
    id: `${id}-take-back`,
    label: `${label} (take-back)`,
    ref: createRef(),
    preview_token: createRef(),
    change: '{}',
    scheduled_at: until.toISOString(),
    take_back_of: id,
    purpose: 'take-back' as const,
  }
}

/** Why the schedule makes no sense; `null` if it does. A release that is over before it begins can never be published. */
export async function findScheduleFault(
  db: Database,
  row: ReleaseRow,
  { at, until }: Schedule,
): Promise<string | null> {
  if (row.take_back_of !== null) return findTakeBackFault(db, row.take_back_of, { at, until })
  const end =
    until === undefined ? (await findTakeBackRow(db, row.id))?.scheduled_at : toText(until)
  if (at === null || !end || at.toISOString() < end) return null
  return `The release "${row.id}" is taken back at ${end}. Schedule it earlier, or give a later --until.`
}

async function findTakeBackFault(db: Database, id: string, { at, until }: Schedule) {
  if (until) return `A release that takes back "${id}" cannot be taken back itself.`
  const start = (await findReleaseRow(db, 'id', id))?.scheduled_at
  if (at === null || !start || start < at.toISOString()) return null
  return `The release "${id}" is published at ${start}. Take it back later.`
}

function toText(instant: Date | null): string | null {
  return instant?.toISOString() ?? null
}
