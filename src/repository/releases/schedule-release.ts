import {
  findReleaseRow,
  findTakeBackRow,
  type ReleaseRow,
  scheduleReleaseRow,
} from '#db/content-releases.ts'
import type { Database } from '#db/database.ts'
import { AppError } from '#lib/node/app-error.ts'
import { checkRelease } from '../publish/check-release.ts'
import { toNewRelease } from './new-release.ts'
import { type Act, toReleaseEvent } from './release-event.ts'

/** When a release is published and taken back. `null` for never; `undefined` leaves it as it is. */
export type Schedule = { at: Date | null; until?: Date | null | undefined }

/**
 * Checks and schedules a release, and the release of its own that takes it back. `moved` if somebody else has changed
 * the release since it was read. Throws if it could not be published, or if the times make no sense.
 */
export async function scheduleRelease(
  db: Database,
  row: ReleaseRow,
  { schedule: { at, until }, ...act }: Act & { schedule: Schedule },
): Promise<'scheduled' | 'moved'> {
  const isTakeBack = row.take_back_of !== null || row.purpose === 'take-back'
  const refused = { scheduled: row.id }
  const back = at && !isTakeBack ? await checkRelease(db, row, { refused, at }) : null
  const [due_at, back_at] = [toText(at), until ? toText(until) : null]
  const kind = at === null ? 'unschedule' : 'schedule'
  const outcome = await scheduleReleaseRow(db, row, {
    scheduled_at: due_at,
    takeBack: until ? toTakeBackRow(row, until, { ...act, back }) : until,
    event: toReleaseEvent({ release_id: row.id, kind, due_at, back_at }, act),
  })
  if (outcome !== 'crossed') return outcome
  const fault = await findScheduleFault(db, row, { at, until })
  throw new AppError('forbidden', fault ?? `The times of "${row.id}" have just changed. Try again.`)
}

type TakeBackOptions = Act & { back: Awaited<ReturnType<typeof checkRelease>> | null }

/** Its content is what it would put back if the release were published now; the publish brings it up to date. */
function toTakeBackRow(
  { id, label }: ReleaseRow,
  until: Date,
  { back, createRef, author }: TakeBackOptions,
) {
  return {
    ...toNewRelease(`${id}-take-back`, `${label} (take-back)`, createRef),
    change: JSON.stringify(back?.change ?? {}),
    bases: JSON.stringify(back?.bases ?? {}),
    scheduled_at: until.toISOString(),
    take_back_of: id,
    purpose: 'take-back' as const,
    author: author.name,
  }
}

/** Why the schedule is invalid; `null` if it is valid. A release that ends before it begins can never be published. */
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
