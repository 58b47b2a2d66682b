import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

export type DeskAct = Tables['desk_acts']

export async function addDeskAct(db: Database, row: DeskAct): Promise<void> {
  await db.insertInto('desk_acts').values(row).execute()
}

/** The latest first, from before an instant. */
export async function deskActs(
  db: Database,
  { before, limit }: { before: string | null; limit: number },
): Promise<DeskAct[]> {
  let query = db.selectFrom('desk_acts').selectAll()
  if (before !== null) query = query.where('at', '<', before)
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

/** Publishes as acts, the latest first. */
export async function publishActs(
  db: Database,
  { before, limit }: { before: string | null; limit: number },
) {
  let query = db.selectFrom('content_publishes').selectAll()
  if (before !== null) query = query.where('published_at', '<', before)
  return query.orderBy('version', 'desc').limit(limit).execute()
}

/** Schedules and removals of releases as acts, the latest first. */
export async function releaseActs(
  db: Database,
  { before, limit }: { before: string | null; limit: number },
) {
  let query = db.selectFrom('release_events').selectAll()
  if (before !== null) query = query.where('happened_at', '<', before)
  return query.orderBy('happened_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

/** When an act was last done to each subject since then. */
export async function lastActs(
  db: Database,
  { act, since }: { act: string; since: string },
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('desk_acts')
    .select(['subject', (eb) => eb.fn.max('at').as('at')])
    .where('act', '=', act)
    .where('at', '>=', since)
    .where('subject', 'is not', null)
    .groupBy('subject')
    .execute()
  return new Map(rows.map(({ subject, at }) => [subject ?? '', at]))
}
