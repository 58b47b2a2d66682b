import {
  addUser,
  findPasswordHash,
  findUser,
  findUserIdBy,
  type Identity,
  removeMethod,
  saveMethod,
  updateUser,
} from '#db/account-users.ts'
import type { Database } from '#db/database.ts'
import { saveConsentRows, saveProfileRow } from '#db/visitor-details.ts'
import { isPlaceholder } from '#lib/placeholder-address.ts'
import { AccountProblem } from './account-problem.ts'

type NewUser = {
  email: string
  phone?: string
  passwordHash?: string
  /** As a provider tells it. */
  name?: string
  identity?: Identity
}

export type Users = ReturnType<typeof createUsers>

/** The purpose of the consent that sign-up records. */
const CONSENT = 'account'

/** Creates and changes accounts. Whoever calls it has proof that the visitor is the owner. */
export function createUsers({ db, now }: { db: Database; now: () => Date }) {
  /** Records consent with its time and purpose in the same transaction. */
  async function create(user: NewUser): Promise<string> {
    const { email, phone = null, passwordHash, identity } = user
    const name = toName(user.name ?? '')
    const isProven = !isPlaceholder(email)
    const stamp = now().toISOString()
    return db.transaction().execute(async (transaction) => {
      const id = await addUser(transaction, { name, email, isProven, phone, now: now() })
      if (passwordHash) await setPasswordHash(id, passwordHash, transaction)
      if (identity) await addIdentity(id, identity, transaction)
      const consent = { account_id: id, purpose: CONSENT, is_given: 1, decided_at: stamp }
      await saveConsentRows(transaction, [consent])
      if (name) await saveProfileRow(transaction, { account_id: id, name, updated_at: stamp })
      return id
    })
  }

  async function setPasswordHash(userId: string, passwordHash: string, by = db): Promise<void> {
    const method = { userId, provider: 'credential', subject: userId, passwordHash }
    await saveMethod(by, { ...method, now: now() })
  }

  /** Refuses an identity that belongs to another account. */
  async function addIdentity(userId: string, identity: Identity, by = db): Promise<void> {
    await saveMethod(by, { userId, ...identity, passwordHash: null, now: now() })
    if ((await findUserIdBy(by, identity)) !== userId) throw new AccountProblem('provider-in-use')
  }

  return {
    create,
    setPasswordHash,
    addIdentity,
    async findOrCreateByEmail(email: string): Promise<string> {
      return (await findUser(db, 'email', email))?.id ?? create({ email })
    },
    findPasswordHash: (userId: string) => findPasswordHash(db, userId),
    removeProvider: (userId: string, provider: string, by = db) =>
      removeMethod(by, { userId, provider }),
    update: (userId: string, change: { email?: string; phone?: string | null }, by = db) =>
      updateUser(by, { userId, ...change, now: now() }),
  }
}

/** Trims a name to what `profileSchema` accepts. */
function toName(name: string): string {
  return name
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 80)
}
