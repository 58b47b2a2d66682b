import type { Database } from './database.ts'

export type AccountUser = {
  id: string
  name: string
  /** Ours when the account has none, see `createPlaceholder`. */
  email: string
  phone: string | null
  isDisabled: boolean
  createdAt: Date
}

type Key = 'id' | 'email' | 'phone_number'

export async function findUser(db: Database, key: Key, value: string): Promise<AccountUser | null> {
  const row = await db
    .selectFrom('account_users')
    .select(['id', 'name', 'email', 'phone_number', 'disabled_at', 'created_at'])
    .where(key, '=', value)
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone_number,
    isDisabled: row.disabled_at !== null,
    createdAt: new Date(row.created_at),
  }
}

/** Sign-in methods besides e-mail and phone, oldest first. `credential` is a password. */
export async function userProviders(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account_methods')
    .select('provider_id')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => row.provider_id)
}

export type AccountSession = {
  id: string
  userId: string
  userAgent: string | null
  createdAt: Date
  lastUsedAt: Date
}

/** Those that are still good, the latest first. */
export async function userSessions(
  db: Database,
  { userId, now, openedAfter }: { userId: string; now: Date; openedAfter: Date },
): Promise<AccountSession[]> {
  const rows = await db
    .selectFrom('account_sessions')
    .select(['id', 'user_id', 'user_agent', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .where('created_at', '>', openedAfter.toISOString())
    .orderBy('updated_at', 'desc')
    .execute()
  return rows.map(toSession)
}

/** `null` when it is over, was ended, or its account is closed. */
export async function findLiveSession(
  db: Database,
  { id, now, openedAfter }: { id: string; now: Date; openedAfter: Date },
): Promise<AccountSession | null> {
  const row = await db
    .selectFrom('account_sessions')
    .innerJoin('account_users', 'account_users.id', 'account_sessions.user_id')
    .select([
      'account_sessions.id',
      'account_sessions.user_id',
      'account_sessions.user_agent',
      'account_sessions.created_at',
      'account_sessions.updated_at',
    ])
    .where('account_sessions.id', '=', id)
    .where('account_sessions.expires_at', '>', now.toISOString())
    .where('account_sessions.created_at', '>', openedAfter.toISOString())
    .where('account_users.disabled_at', 'is', null)
    .executeTakeFirst()
  return row ? toSession(row) : null
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

export async function endOtherSessions(
  db: Database,
  { userId, id }: { userId: string; id: string | null },
): Promise<void> {
  const all = db.deleteFrom('account_sessions').where('user_id', '=', userId)
  await (id === null ? all : all.where('id', '!=', id)).execute()
}

/** By an operator; `null` opens the account again. */
export async function setDisabled(
  db: Database,
  { userId, at }: { userId: string; at: Date | null },
): Promise<void> {
  await db
    .updateTable('account_users')
    .set({ disabled_at: at?.toISOString() ?? null })
    .where('id', '=', userId)
    .execute()
  if (at) await endOtherSessions(db, { userId, id: null })
}

/** With everything that depends on it. */
export async function removeUser(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('account_users').where('id', '=', userId).execute()
}

function toSession(row: {
  id: string
  user_id: string
  user_agent: string | null
  created_at: string | Date
  updated_at: string | Date
}): AccountSession {
  return {
    id: row.id,
    userId: row.user_id,
    userAgent: row.user_agent,
    createdAt: new Date(row.created_at),
    lastUsedAt: new Date(row.updated_at),
  }
}
