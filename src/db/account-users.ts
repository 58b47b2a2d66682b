import type { Insertable, Updateable } from 'kysely'
import { endOtherSessions } from './account-sessions.ts'
import type { Database } from './database.ts'
import { changeRows, findRow, removeRows } from './matching-rows.ts'
import type { Tables } from './tables.ts'

type Users = Tables['account_users']
type Methods = Tables['account_methods']

export type AccountUser = {
  id: string
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
  const row = await findRow(db, 'account_users', { [key]: value })
  if (!row) return null
  return {
    id: row.id,
    email: row.email,
    phone: row.phone_number,
    isDisabled: row.disabled_at !== null,
    createdAt: new Date(row.created_at),
  }
}

export async function addUser(db: Database, row: Insertable<Users>): Promise<void> {
  await db.insertInto('account_users').values(row).execute()
}

export async function updateUser(db: Database, id: string, row: Updateable<Users>): Promise<void> {
  await changeRows(db, 'account_users', { where: { id }, set: row })
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
  return (await findRow(db, 'account_methods', toColumns(identity)))?.user_id ?? null
}

export async function findPasswordHash(db: Database, userId: string): Promise<string | null> {
  return (await findPassword(db, userId))?.password ?? null
}

/** When the password was set. `null` without one. */
export async function findPasswordTime(db: Database, userId: string): Promise<Date | null> {
  const row = await findPassword(db, userId)
  return row ? new Date(row.updated_at) : null
}

function findPassword(db: Database, userId: string) {
  return findRow(db, 'account_methods', { user_id: userId, provider_id: 'credential' })
}

/** Until the transaction ends, every other one that holds or changes this user waits. */
export async function holdUser(db: Database, id: string): Promise<void> {
  await db
    .updateTable('account_users')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', id)
    .execute()
}

/** Adds a method or replaces its password hash. An identity stays with the user who had it first. */
export async function saveMethod(db: Database, row: Insertable<Methods>): Promise<void> {
  const { password = null, updated_at } = row
  await db
    .insertInto('account_methods')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['provider_id', 'provider_account_id'])
        .doUpdateSet({ password, updated_at }),
    )
    .execute()
}

/** Gives an identity of this user another subject. `false` if the user has no such identity. */
export async function renameIdentity(
  db: Database,
  { userId, identity, subject }: { userId: string; identity: Identity; subject: string },
): Promise<boolean> {
  const where = { user_id: userId, ...toColumns(identity) }
  return changeRows(db, 'account_methods', { where, set: { provider_account_id: subject } })
}

function toColumns({ provider, subject }: Identity) {
  return { provider_id: provider, provider_account_id: subject }
}

export async function removeMethod(
  db: Database,
  { userId, provider }: { userId: string; provider: string },
): Promise<void> {
  await removeRows(db, 'account_methods', { user_id: userId, provider_id: provider })
}

/** By an operator; `null` opens the account again. */
export async function setDisabled(
  db: Database,
  { userId, at }: { userId: string; at: Date | null },
): Promise<void> {
  await updateUser(db, userId, { disabled_at: at?.toISOString() ?? null })
  if (at) await endOtherSessions(db, { userId, id: null })
}

/** With everything that depends on it. */
export async function removeUser(db: Database, userId: string): Promise<void> {
  await removeRows(db, 'account_users', { id: userId })
}
