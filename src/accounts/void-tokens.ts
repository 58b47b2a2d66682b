import { removeTokensOf } from '#db/account-tokens.ts'
import type { AccountUser } from '#db/account-users.ts'
import type { Database } from '#db/database.ts'
import type { ServerKeys } from './server-keys.ts'

type Owner = { userId: string } | { email: string } | { phone: string }

/** Whose a link or code is, as the database keeps it. */
export function toSubject(keys: ServerKeys, owner: Owner): string {
  return keys.hash('subject', JSON.stringify(owner))
}

/** After a new password or address: no link or code from before gets anybody in. */
export function createVoidTokens(db: Database, keys: ServerKeys) {
  return async ({ id, email, phone }: AccountUser): Promise<void> => {
    const owners: Owner[] = [{ userId: id }, { email }, ...(phone === null ? [] : [{ phone }])]
    const subjects = owners.map((owner) => toSubject(keys, owner))
    await removeTokensOf(db, subjects)
  }
}
