import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

export type DeskAct = Tables['desk_acts']

export async function addDeskAct(db: Database, row: DeskAct): Promise<void> {
  await db.insertInto('desk_acts').values(row).execute()
}

type Range = { before: string | null; limit: number }

/** Acts before an instant, latest first. */
export async function deskActs(db: Database, { before, limit }: Range): Promise<DeskAct[]> {
  let query = db.selectFrom('desk_acts').selectAll()
  if (before !== null) query = query.where('at', '<', before)
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

/** Publishes in the form of acts, latest first. */
export async function publishActs(db: Database, { before, limit }: Range) {
  let query = db.selectFrom('content_publishes').selectAll()
  if (before !== null) query = query.where('published_at', '<', before)
  return query.orderBy('version', 'desc').limit(limit).execute()
}

/** Schedules and removals of releases in the form of acts, latest first. */
export async function releaseActs(db: Database, { before, limit }: Range) {
  let query = db.selectFrom('release_events').selectAll()
  if (before !== null) query = query.where('happened_at', '<', before)
  return query.orderBy('happened_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

/** These acts on something since then, the earliest first. */
export async function actsSince(
  db: Database,
  { acts, since }: { acts: readonly string[]; since: string },
): Promise<Pick<DeskAct, 'act' | 'subject' | 'at'>[]> {
  return db
    .selectFrom('desk_acts')
    .select(['act', 'subject', 'at'])
    .where('act', 'in', acts)
    .where('at', '>=', since)
    .where('subject', 'is not', null)
    .orderBy('at')
    .orderBy('act')
    .execute()
}
