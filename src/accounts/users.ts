import { randomBytes } from 'node:crypto'
import {
  addUser,
  findPasswordHash,
  findUser,
  findUserIdBy,
  holdUser,
  type Identity,
  removeMethod,
  renameIdentity,
  saveMethod,
  updateUser,
} from '#db/account-users.ts'
import type { Database } from '#db/database.ts'
import { isUniqueViolation } from '#db/is-unique-violation.ts'
import { saveConsentRows, saveProfileRow } from '#db/visitor-details.ts'
import { isPlaceholder } from '#lib/node/placeholder-address.ts'
import { AccountProblem, type ProblemCode } from './account-problem.ts'
import { createPlaceholder } from './email-address.ts'

type NewUser = {
  email: string
  phone?: string
  passwordHash?: string
  /** As the provider states it. */
  name?: string
  identity?: Identity
}

export type Users = ReturnType<typeof createUsers>

/** The purpose of the consent that sign-up records. */
const CONSENT = 'account'

/** Creates and changes accounts. Callers must have proof that the visitor is the owner. */
export function createUsers({ db, now }: { db: Database; now: () => Date }) {
  const newId = () => randomBytes(12).toString('hex')
  const stamps = () => ({ created_at: now().toISOString(), updated_at: now().toISOString() })

  /** Records consent with its time and purpose in the same transaction. */
  async function create(user: NewUser): Promise<string> {
    const { email, phone = null, passwordHash, identity } = user
    const isTaken = phone === null ? 'email-in-use' : 'phone-in-use'
    const [id, name, times] = [newId(), toName(user.name ?? ''), stamps()]
    const email_verified = isPlaceholder(email) ? 0 : 1
    const number = { phone_number: phone, phone_number_verified: phone === null ? 0 : 1 }
    await db.transaction().execute(async (by) => {
      const row = { id, name, email, email_verified, ...number, ...times }
      await addUser(by, row).catch(orProblem(isTaken))
      if (passwordHash) await setPasswordHash(id, passwordHash, by)
      if (identity) await addIdentity(id, identity, by)
      const given = { is_given: 1, decided_at: times.created_at }
      await saveConsentRows(by, [{ account_id: id, purpose: CONSENT, ...given }])
      if (name) await saveProfileRow(by, { account_id: id, name, updated_at: times.updated_at })
    })
    return id
  }

  /** The same person may sign up in two tabs at once. */
  async function findOrCreate(key: 'email' | 'phone_number', value: string, user: NewUser) {
    const find = async () => (await findUser(db, key, value))?.id
    const known = await find()
    if (known !== undefined) return known
    return create(user).catch(async (error) => {
      const other = error instanceof AccountProblem ? await find() : undefined
      if (other === undefined) throw error
      return other
    })
  }

  async function setPasswordHash(userId: string, password: string, by = db): Promise<void> {
    const method = { user_id: userId, provider_id: 'credential', provider_account_id: userId }
    // A session that opens at this moment either ends with the others or is refused.
    await holdUser(by, userId)
    await saveMethod(by, { id: newId(), ...method, password, ...stamps() })
  }

  /** Refuses an identity that belongs to another account. */
  async function addIdentity(userId: string, identity: Identity, by = db): Promise<void> {
    const { provider, subject } = identity
    const method = { user_id: userId, provider_id: provider, provider_account_id: subject }
    await saveMethod(by, { id: newId(), ...method, ...stamps() })
    if ((await findUserIdBy(by, identity)) !== userId) throw new AccountProblem('provider-in-use')
  }

  return {
    create,
    find: (key: 'id' | 'email', value: string) => findUser(db, key, value),
    findIdBy: (identity: Identity) => findUserIdBy(db, identity),
    setPasswordHash,
    addIdentity,
    /** Gives an identity of this user another subject. `false` if the user has no such identity. */
    renameIdentity: (userId: string, identity: Identity, subject: string) =>
      renameIdentity(db, { userId, identity, subject }).catch(orProblem('provider-in-use')),
    findOrCreateByEmail: (email: string) => findOrCreate('email', email, { email }),
    findOrCreateByPhone: (phone: string) =>
      findOrCreate('phone_number', phone, { email: createPlaceholder(), phone }),
    findPasswordHash: (userId: string) => findPasswordHash(db, userId),
    removeProvider: (userId: string, provider: string, by = db) =>
      removeMethod(by, { userId, provider }),
    setEmail: (userId: string, email: string, by = db) =>
      updateUser(by, userId, {
        email,
        email_verified: 1,
        updated_at: now().toISOString(),
      }).catch(orProblem('email-in-use')),
    /** `null` removes the number. */
    setPhone: (userId: string, phone: string | null, by = db) =>
      updateUser(by, userId, {
        phone_number: phone,
        phone_number_verified: phone === null ? 0 : 1,
        updated_at: now().toISOString(),
      }).catch(orProblem('phone-in-use')),
  }
}

/** Somebody else has the address, number or identity. */
function orProblem(code: ProblemCode) {
  return (error: unknown): never => {
    throw isUniqueViolation(error) ? new AccountProblem(code, { cause: error }) : error
  }
}

/** Trims a name to what `profileSchema` accepts. */
function toName(name: string): string {
  return name
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 80)
}
