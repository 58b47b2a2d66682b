import type { Insertable, Updateable } from 'kysely'
import type { Database } from './database.ts'
import { changeRows } from './matching-rows.ts'
import type { Tables } from './tables.ts'

type Sessions = Tables['desk_sessions']

export async function addDeskSession(db: Database, row: Insertable<Sessions>): Promise<void> {
  await db.insertInto('desk_sessions').values(row).execute()
}

/** The session and its person; `null` if it has ended or the person was removed. */
export async function findDeskSession(db: Database, { hash, now }: { hash: string; now: Date }) {
  const row = await db
    .selectFrom('desk_sessions')
    .innerJoin('desk_people', 'desk_people.id', 'desk_sessions.person_id')
    .select([
      'desk_sessions.id as sessionId',
      'seen_at as seenAt',
      'proved_at as provedAt',
      'is_local as isLocal',
      'desk_people.id',
      'name',
      'email',
      'role',
      'partner',
    ])
    .where('hash', '=', hash)
    .where('expires_at', '>', now.toISOString())
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** The latest first. */
export async function deskSessions(
  db: Database,
  { personId, now }: { personId: string; now: Date },
): Promise<Sessions[]> {
  return db
    .selectFrom('desk_sessions')
    .selectAll()
    .where('person_id', '=', personId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('seen_at', 'desc')
    .execute()
}

/** When each person was last at the desk, and by which kind of session. */
export async function lastSeen(db: Database): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('desk_sessions')
    .select(({ fn }) => ['person_id', fn.max('seen_at').as('seenAt')])
    .groupBy('person_id')
    .execute()
  return new Map(rows.map(({ person_id, seenAt }) => [person_id, seenAt]))
}

export async function changeDeskSession(
  db: Database,
  id: string,
  row: Updateable<Sessions>,
): Promise<void> {
  await changeRows(db, 'desk_sessions', { where: { id }, set: row })
}

/** Ends one session of a person, or all but one. */
export async function endDeskSessions(
  db: Database,
  { personId, only, except }: { personId: string; only?: string; except?: string },
): Promise<void> {
  let query = db.deleteFrom('desk_sessions').where('person_id', '=', personId)
  if (only !== undefined) query = query.where('id', '=', only)
  if (except !== undefined) query = query.where('id', '!=', except)
  await query.execute()
}

/** Deletes sessions and invitations that ended before a day. The audit log stays. */
export async function forgetDeskRows(db: Database, day: string): Promise<void> {
  await db.deleteFrom('desk_sessions').where('expires_at', '<', day).execute()
  await db.deleteFrom('desk_invitations').where('expires_at', '<', day).execute()
  await db.deleteFrom('desk_report_mails').where('queued_at', '<', day).execute()
}
