import { removeTokensOf } from '#db/account-tokens.ts'
import type { AccountUser } from '#db/account-users.ts'
import type { Database } from '#db/database.ts'
import type { ServerKeys } from './server-keys.ts'

type Owner = { userId: string } | { email: string } | { phone: string }

/** The owner of a link or code, as stored in the database. */
export function toSubject(keys: ServerKeys, owner: Owner): string {
  return keys.hash('subject', JSON.stringify(owner))
}

/** Voids every open link and code, after a new password or address. */
export function createVoidTokens(db: Database, keys: ServerKeys) {
  return async ({ id, email, phone }: AccountUser, by: Database = db): Promise<void> => {
    const owners: Owner[] = [{ userId: id }, { email }, ...(phone === null ? [] : [{ phone }])]
    const subjects = owners.map((owner) => toSubject(keys, owner))
    await removeTokensOf(by, subjects)
  }
}
