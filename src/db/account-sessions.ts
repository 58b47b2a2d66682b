import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

export type AccountSession = {
  id: string
  userId: string
  userAgent: string | null
  createdAt: Date
  lastUsedAt: Date
  expiresAt: Date
}

/** A session counts from `openedAfter` on, and until it expires. */
type Times = { now: Date; openedAfter: Date }

const columns = [
  'account_sessions.id',
  'account_sessions.user_id',
  'account_sessions.user_agent',
  'account_sessions.created_at',
  'account_sessions.updated_at',
  'account_sessions.expires_at',
] as const

function liveSessions(db: Database, { now, openedAfter }: Times) {
  return db
    .selectFrom('account_sessions')
    .innerJoin('account_users', 'account_users.id', 'account_sessions.user_id')
    .select(columns)
    .where('account_sessions.expires_at', '>', now.toISOString())
    .where('account_sessions.created_at', '>', openedAfter.toISOString())
    .where('account_users.disabled_at', 'is', null)
}

/** The latest first. */
export async function userSessions(
  db: Database,
  { userId, ...times }: Times & { userId: string },
): Promise<AccountSession[]> {
  const rows = await liveSessions(db, times)
    .where('account_sessions.user_id', '=', userId)
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

export async function addSession(
  db: Database,
  session: { userId: string; token: string; userAgent: string | null; now: Date; expiresAt: Date },
): Promise<void> {
  const stamp = session.now.toISOString()
  await db
    .insertInto('account_sessions')
    .values({
      id: randomBytes(12).toString('hex'),
      user_id: session.userId,
      token: session.token,
      user_agent: session.userAgent,
      expires_at: session.expiresAt.toISOString(),
      created_at: stamp,
      updated_at: stamp,
    })
    .execute()
}

/** Records that the session was used. */
export async function extendSession(
  db: Database,
  { id, now, expiresAt }: { id: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('account_sessions')
    .set({ expires_at: expiresAt.toISOString(), updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

export async function endSession(
  db: Database,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await db
    .deleteFrom('account_sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** Ends every session but `id`. */
export async function endOtherSessions(
  db: Database,
  { userId, id }: { userId: string; id: string | null },
): Promise<void> {
  const all = db.deleteFrom('account_sessions').where('user_id', '=', userId)
  await (id === null ? all : all.where('id', '!=', id)).execute()
}

function toSession(row: {
  id: string
  user_id: string
  user_agent: string | null
  created_at: string | Date
  updated_at: string | Date
  expires_at: string | Date
}): AccountSession {
  return {
    id: row.id,
    userId: row.user_id,
    userAgent: row.user_agent,
    createdAt: new Date(row.created_at),
    lastUsedAt: new Date(row.updated_at),
    expiresAt: new Date(row.expires_at),
  }
}
