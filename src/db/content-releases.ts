import { CLOCK_SLACK_MS } from '#lib/node/is-still-ahead.ts'
import type { Database } from './database.ts'
import { insertNew } from './insert-new.ts'
import { changeRows, findRow, removeRows } from './matching-rows.ts'
import { appendReleaseEvent, type ReleaseEvent } from './release-events.ts'
import { settleTransaction } from './settle-transaction.ts'
import type { Tables } from './tables.ts'

export type ReleaseRow = Tables['releases']

type FirstColumns = 'id' | 'label' | 'ref' | 'preview_token' | 'change' | 'scheduled_at'
export type NewReleaseRow = Pick<ReleaseRow, FirstColumns> & Partial<ReleaseRow>

export async function releaseRows(db: Database): Promise<ReleaseRow[]> {
  return db.selectFrom('releases').selectAll().orderBy('label').orderBy('id').execute()
}

const headColumns = ['id', 'label', 'ref', 'scheduled_at', 'take_back_of', 'purpose'] as const
export type ReleaseHead = Pick<ReleaseRow, (typeof headColumns)[number]>

/** All releases without what they hold, which may be megabytes. */
export async function releaseHeads(db: Database): Promise<ReleaseHead[]> {
  return db.selectFrom('releases').select(headColumns).orderBy('label').orderBy('id').execute()
}

export async function releaseRowsOf(db: Database, ids: readonly string[]): Promise<ReleaseRow[]> {
  if (ids.length === 0) return []
  return db.selectFrom('releases').selectAll().where('id', 'in', ids).execute()
}

export async function findReleaseRow(
  db: Database,
  column: 'id' | 'ref' | 'preview_token',
  value: string,
): Promise<ReleaseRow | null> {
  return findRow(db, 'releases', { [column]: value })
}

/** `false` if a release with that id exists. */
export async function addReleaseRow(db: Database, row: NewReleaseRow): Promise<boolean> {
  return insertNew(db, { into: 'releases', row, key: ['id'] })
}

/** Documents whose drafts in the release are removed in the same transaction. */
export type DiscardedDrafts = { discardedDrafts?: readonly string[] }
export type ChangedRelease = Partial<Omit<ReleaseRow, 'id'>> & DiscardedDrafts

/** `false` if somebody else has changed or deleted the release since it was read. */
export async function updateReleaseRow(
  db: Database,
  { id, ref }: Pick<ReleaseRow, 'id' | 'ref'>,
  { discardedDrafts = [], ...changed }: ChangedRelease,
): Promise<boolean> {
  const change = { where: { id, ref }, set: changed }
  if (discardedDrafts.length === 0) return changeRows(db, 'releases', change)
  return db.transaction().execute(async (tx) => {
    if (!(await changeRows(tx, 'releases', change))) return false
    const drafts = tx.deleteFrom('drafts').where('release_id', '=', id)
    await drafts.where('document_id', 'in', discardedDrafts).execute()
    return true
  })
}

/** Also removes its take-back and its drafts. */
export async function removeReleaseRow(
  db: Database,
  id: string,
  event: ReleaseEvent,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('releases')
      .where((eb) => eb.or([eb('id', '=', id), eb('take_back_of', '=', id)]))
      .executeTakeFirstOrThrow()
    await removeRows(tx, 'drafts', { release_id: id })
    if (numDeletedRows > 0n) await appendReleaseEvent(tx, event)
  })
}

/** `undefined` leaves the take-back as it is, `null` removes it, a row adds it or moves it to its time. */
type ScheduleRow = Pick<ReleaseRow, 'scheduled_at'> & {
  takeBack: NewReleaseRow | null | undefined
  event: ReleaseEvent
}

/** `moved`: somebody else has changed or deleted the release since it was read. `crossed`: it would end before it begins. */
type ScheduleOutcome = 'scheduled' | 'moved' | 'crossed'

/** Schedules a release together with its take-back, or changes nothing. */
export async function scheduleReleaseRow(
  db: Database,
  row: Pick<ReleaseRow, 'id' | 'ref' | 'take_back_of'>,
  { scheduled_at, takeBack, event }: ScheduleRow,
): Promise<ScheduleOutcome> {
  return settleTransaction<ScheduleOutcome>(db, 'scheduled', async (tx) => {
    const { author, reason } = event
    // First, because it takes the lock against a publish of the release, and of the one that it takes back.
    if (row.take_back_of !== null) await lockRelease(tx, row.take_back_of)
    const changed = { ...NO_FAILURE, scheduled_at, author, ...(reason !== null && { reason }) }
    if (!(await updateReleaseRow(tx, row, changed))) return 'moved'
    if (takeBack === null) await removeRows(tx, 'releases', { take_back_of: row.id })
    else if (takeBack !== undefined) await putTakeBack(tx, row.id, takeBack)
    if (await isCrossed(tx, row.take_back_of ?? row.id)) return 'crossed'
    await appendReleaseEvent(tx, event)
    return 'scheduled'
  })
}

async function lockRelease(db: Database, id: string): Promise<void> {
  await changeRows(db, 'releases', { where: { id }, set: { id } })
}

/** Read after the write, so that of two people who schedule at once, the second one sees the first one's change. */
async function isCrossed(db: Database, id: string): Promise<boolean> {
  const begin = (await findReleaseRow(db, 'id', id))?.scheduled_at ?? null
  const end = (await findTakeBackRow(db, id))?.scheduled_at ?? null
  return begin !== null && end !== null && end <= begin
}

async function putTakeBack(db: Database, id: string, row: NewReleaseRow): Promise<void> {
  const { id: _, label: __, preview_token: ___, ...moved } = row
  const change = { where: { take_back_of: id }, set: { ...NO_FAILURE, ...moved } }
  if ((await changeRows(db, 'releases', change)) || (await addReleaseRow(db, row))) return
  // Another release has that name, perhaps a take-back that is still to come.
  const other = { ...row, id: `${row.id}-${row.ref}` }
  if (!(await addReleaseRow(db, other))) throw new Error(`there is a release ${other.id} already`)
}

export async function findTakeBackRow(db: Database, id: string): Promise<ReleaseRow | null> {
  return findRow(db, 'releases', { take_back_of: id })
}

/**
 * Releases to publish now, those that were due first. A take-back waits for what it takes back. One that failed waits for its
 * next try, unless that is further ahead than it can have been set: the clock was wrong then (`lib/node/is-still-ahead.ts`).
 */
export async function dueReleaseRows(
  db: Database,
  { now, longestPauseMs }: { now: Date; longestPauseMs: number },
): Promise<ReleaseRow[]> {
  const instant = now.toISOString()
  const latest = new Date(now.getTime() + longestPauseMs + CLOCK_SLACK_MS).toISOString()
  return db
    .selectFrom('releases')
    .selectAll()
    .where('scheduled_at', '<=', instant)
    .where('take_back_of', 'is', null)
    .where((eb) =>
      eb.or([
        eb('retry_at', 'is', null),
        eb('retry_at', '<=', instant),
        eb('retry_at', '>', latest),
      ]),
    )
    .orderBy('scheduled_at')
    .orderBy('id')
    .execute()
}

type Failure = Pick<ReleaseRow, 'failure' | 'failed_at' | 'retry_at'>

/** `false` if another process has noted it first, or the release has changed meanwhile. */
export async function noteReleaseFailure(
  db: Database,
  { id, ref, tries }: Pick<ReleaseRow, 'id' | 'ref' | 'tries'>,
  failure: Failure,
): Promise<boolean> {
  const set = { ...failure, tries: (tries ?? 0) + 1 }
  return changeRows(db, 'releases', { where: { id, ref, tries }, set })
}

/** For a release that has changed or is scheduled anew. */
export const NO_FAILURE = { failure: null, failed_at: null, retry_at: null, tries: null }

/** `lateSeconds` is how long the most overdue release has waited. */
export async function countReleases(db: Database, now: Date) {
  const rows = await db
    .selectFrom('releases')
    .select(['scheduled_at', 'failed_at'])
    .where('take_back_of', 'is', null)
    .execute()
  const late = rows.map((row) => now.getTime() - Date.parse(row.scheduled_at ?? now.toISOString()))
  return {
    waiting: rows.filter((row) => row.scheduled_at === null).length,
    scheduled: rows.filter((row) => row.scheduled_at !== null && row.failed_at === null).length,
    failed: rows.filter((row) => row.failed_at !== null).length,
    lateSeconds: Math.max(0, ...late) / 1000,
  }
}
