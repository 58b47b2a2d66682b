import { randomBytes } from 'node:crypto'
import { endOtherSessions } from './account-sessions.ts'
import type { Database } from './database.ts'

export type AccountUser = {
  id: string
  name: string
  /** A placeholder when the account has none, see `createPlaceholder`. */
  email: string
  phone: string | null
  isDisabled: boolean
  createdAt: Date
}

type Key = 'id' | 'email' | 'phone_number'

/** The provider's name and the visitor's id there. A password has the provider `credential`. */
export type Identity = { provider: string; subject: string }

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

/** `isProven`: the address is the user's, not a placeholder. A phone number always is. */
export async function addUser(
  db: Database,
  user: { name: string; email: string; isProven: boolean; phone: string | null; now: Date },
): Promise<string> {
  const id = randomBytes(12).toString('hex')
  const stamp = user.now.toISOString()
  await db
    .insertInto('account_users')
    .values({
      id,
      name: user.name,
      email: user.email,
      email_verified: user.isProven ? 1 : 0,
      phone_number: user.phone,
      phone_number_verified: user.phone === null ? 0 : 1,
      created_at: stamp,
      updated_at: stamp,
    })
    .execute()
  return id
}

/** The new address or number is proven. `null` removes the number. */
export async function updateUser(
  db: Database,
  user: { userId: string; email?: string; phone?: string | null; now: Date },
): Promise<void> {
  const { userId, email, phone, now } = user
  await db
    .updateTable('account_users')
    .set({
      ...(email !== undefined && { email, email_verified: 1 }),
      ...(phone !== undefined && {
        phone_number: phone,
        phone_number_verified: phone === null ? 0 : 1,
      }),
      updated_at: now.toISOString(),
    })
    .where('id', '=', userId)
    .execute()
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

export async function findUserIdBy(db: Database, identity: Identity): Promise<string | null> {
  const row = await db
    .selectFrom('account_methods')
    .select('user_id')
    .where('provider_id', '=', identity.provider)
    .where('provider_account_id', '=', identity.subject)
    .executeTakeFirst()
  return row?.user_id ?? null
}

export async function findPasswordHash(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('account_methods')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  return row?.password ?? null
}

/** Adds a method or replaces its password hash. An identity stays with the user who had it first. */
export async function saveMethod(
  db: Database,
  method: Identity & { userId: string; passwordHash: string | null; now: Date },
): Promise<void> {
  const stamp = method.now.toISOString()
  const password = method.passwordHash
  await db
    .insertInto('account_methods')
    .values({
      id: randomBytes(12).toString('hex'),
      user_id: method.userId,
      provider_id: method.provider,
      provider_account_id: method.subject,
      password,
      created_at: stamp,
      updated_at: stamp,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['provider_id', 'provider_account_id'])
        .doUpdateSet({ password, updated_at: stamp }),
    )
    .execute()
}

export async function removeMethod(
  db: Database,
  { userId, provider }: { userId: string; provider: string },
): Promise<void> {
  await db
    .deleteFrom('account_methods')
    .where('user_id', '=', userId)
    .where('provider_id', '=', provider)
    .execute()
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
