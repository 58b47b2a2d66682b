import { findUser } from '#db/account-users.ts'
import type { Database } from '#db/database.ts'
import { isPlaceholder } from '#lib/placeholder-address.ts'
import type { Auth } from './auth.ts'

type NewUser = { email: string; phone?: string; passwordHash?: string }

export type Users = ReturnType<typeof createUsers>

/** Writes accounts through better-auth, which owns the tables. */
export function createUsers(db: Database, getAuth: () => Promise<Auth>) {
  const adapter = async () => (await (await getAuth()).$context).internalAdapter

  async function create({ email, phone, passwordHash }: NewUser): Promise<string> {
    const auth = await getAuth()
    const body = { email, emailVerified: !isPlaceholder(email), phoneNumber: phone ?? null }
    const user = await auth.api.addUser({ body })
    if (passwordHash) await setPasswordHash(user.id, passwordHash)
    return user.id
  }

  async function setPasswordHash(userId: string, password: string): Promise<void> {
    const users = await adapter()
    if (await users.findCredentialAccount(userId)) await users.updatePassword(userId, password)
    else {
      const method = { providerId: 'credential', accountId: userId }
      await users.createAccount({ userId, ...method, password })
    }
  }

  return {
    create,
    setPasswordHash,
    async findOrCreateByEmail(email: string): Promise<string> {
      return (await findUser(db, 'email', email))?.id ?? create({ email })
    },
    async findPasswordHash(userId: string): Promise<string | null> {
      return (await (await adapter()).findCredentialAccount(userId))?.password ?? null
    },
    async removeProvider(userId: string, provider: string): Promise<void> {
      await db
        .deleteFrom('account_methods')
        .where('user_id', '=', userId)
        .where('provider_id', '=', provider)
        .execute()
    },
    async update(
      userId: string,
      change: {
        name?: string
        email?: string
        emailVerified?: boolean
        phoneNumber?: string | null
        phoneNumberVerified?: boolean
      },
    ): Promise<void> {
      await (await adapter()).updateUser(userId, change)
    },
  }
}
