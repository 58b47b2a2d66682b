import type { AccountParts } from '#accounts/account-parts.ts'
import { createOwnCookies } from '#accounts/own-cookies.ts'
import type { ServerKeys } from '#accounts/server-keys.ts'
import type { Database } from '#db/database.ts'
import { createActs } from './acts.ts'
import { createDeskSessions } from './desk-sessions.ts'
import { createInvitations } from './invitations.ts'

export type PeoplePartsOptions = {
  db: Database
  keys: ServerKeys
  /** Limits, passwords and e-mails are those of accounts. */
  accounts: Pick<AccountParts, 'limits' | 'isCommon' | 'delivery' | 'outbox' | 'productName'>
  deskUrl: URL
  now: () => Date
}

export type PeopleParts = ReturnType<typeof createPeopleParts>

/** The services that the code about the desk's people shares. */
export function createPeopleParts(options: PeoplePartsOptions) {
  const { db, keys, deskUrl, now } = options
  const cookies = createOwnCookies(deskUrl.protocol === 'https:')
  return {
    ...options,
    cookies,
    acts: createActs({ db, now }),
    sessions: createDeskSessions({ db, keys, cookies, deskUrl, now }),
    invitations: createInvitations({ db, keys, deskUrl, now }),
  }
}
