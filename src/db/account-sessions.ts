import type { Insertable, Updateable } from 'kysely'
import { CLOCK_SLACK_MS } from '#lib/node/is-still-ahead.ts'
import type { Database } from './database.ts'
import { changeRows, removeRows } from './matching-rows.ts'
import type { Tables } from './tables.ts'

type Sessions = Tables['account_sessions']

export type AccountSession = {
  id: string
  userId: string
  userAgent: string | null
  createdAt: Date
  lastUsedAt: Date
  expiresAt: Date
}

/**
 * A session counts if it was opened after `openedAfter`, and until it expires. One from the future was opened while the
 * clock was wrong, and would last too long.
 */
type Times = { now: Date; openedAfter: Date }

function liveSessions(db: Database, { now, openedAfter }: Times) {
  const latest = new Date(now.getTime() + CLOCK_SLACK_MS)
  return db
    .selectFrom('account_sessions')
    .innerJoin('account_users', 'account_users.id', 'account_sessions.user_id')
    .select([
      'account_sessions.id',
      'user_id as userId',
      'user_agent as userAgent',
      'account_sessions.created_at as createdAt',
      'account_sessions.updated_at as lastUsedAt',
      'expires_at as expiresAt',
    ])
    .where('expires_at', '>', now.toISOString())
    .where('account_sessions.created_at', '>', openedAfter.toISOString())
    .where('account_sessions.created_at', '<', latest.toISOString())
    .where('disabled_at', 'is', null)
}

/** The latest first. */
export async function userSessions(
  db: Database,
  { userId, ...times }: Times & { userId: string },
): Promise<AccountSession[]> {
  const rows = await liveSessions(db, times)
    .where('user_id', '=', userId)
    .orderBy('account_sessions.updated_at', 'desc')
    .execute()
  return rows.map(toSession)
}

/** `null` when it has expired or was ended, or its account is closed. `token` is the stored hash. */
export async function findLiveSession(
  db: Database,
  { by, value, ...times }: Times & { by: 'id' | 'token'; value: string },
): Promise<AccountSession | null> {
  const row = await liveSessions(db, times)
    .where(`account_sessions.${by}`, '=', value)
    .executeTakeFirst()
  return row ? toSession(row) : null
}

export async function addSession(db: Database, row: Insertable<Sessions>): Promise<void> {
  await db.insertInto('account_sessions').values(row).execute()
}

export async function updateSession(
  db: Database,
  id: string,
  row: Updateable<Sessions>,
): Promise<void> {
  await changeRows(db, 'account_sessions', { where: { id }, set: row })
}

export async function endSession(
  db: Database,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await removeRows(db, 'account_sessions', { user_id: userId, id })
}

/** Ends every session but `id`. */
export async function endOtherSessions(
  db: Database,
  { userId, id }: { userId: string; id: string | null },
): Promise<void> {
  const all = db.deleteFrom('account_sessions').where('user_id', '=', userId)
  await (id === null ? all : all.where('id', '!=', id)).execute()
}

type Row = Awaited<ReturnType<ReturnType<typeof liveSessions>['execute']>>[number]

function toSession({ createdAt, lastUsedAt, expiresAt, ...row }: Row): AccountSession {
  return {
    ...row,
    createdAt: new Date(createdAt),
    lastUsedAt: new Date(lastUsedAt),
    expiresAt: new Date(expiresAt),
  }
}
