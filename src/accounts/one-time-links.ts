import { randomBytes } from 'node:crypto'
import { addToken, findToken, takeToken } from '#db/account-tokens.ts'
import type { Database } from '#db/database.ts'
import { AccountProblem } from './account-problem.ts'
import type { ServerKeys } from './server-keys.ts'
import { toSubject } from './void-tokens.ts'

type PendingSignUp = { email: string; passwordHash: string; nonce: string }

/** What each kind of link carries. */
export type LinkValues = {
  'sign-in': { email: string }
  /** The browser that signed up has `nonce` in a cookie too. */
  'sign-up': PendingSignUp
  /** The same under the browser's own nonce, so that it can ask for the e-mail again. */
  'sign-up-again': PendingSignUp
  /** `state` is the account's state when the link was made, see `toAccountState`. */
  reset: { userId: string; state: string }
  'new-email': { userId: string; email: string }
}

export type LinkPurpose = keyof LinkValues

const LINK_MINUTES: Record<LinkPurpose, number> = {
  'sign-in': 20,
  'sign-up': 24 * 60,
  'sign-up-again': 24 * 60,
  reset: 60,
  'new-email': 60,
}

type OneTimeLinksOptions = { db: Database; keys: ServerKeys; now: () => Date }

/** `token`: a secret that the browser has already. */
type NewLink = { by?: Database; token?: string }

export type OneTimeLinks = ReturnType<typeof createOneTimeLinks>

/** Mailed secrets. The database has only keyed hashes, so a thief of it cannot use them. */
export function createOneTimeLinks({ db, keys, now }: OneTimeLinksOptions) {
  const identifierOf = (purpose: LinkPurpose, token: string) =>
    `${purpose}:${keys.hash(`link ${purpose}`, token)}`

  return {
    /** `identifier` is its name in the database. */
    async create<Purpose extends LinkPurpose>(
      purpose: Purpose,
      value: LinkValues[Purpose],
      { by = db, token = randomBytes(24).toString('base64url') }: NewLink = {},
    ): Promise<{ token: string; identifier: string; expiresAt: Date }> {
      const owner = 'userId' in value ? { userId: value.userId } : { email: value.email }
      const identifier = identifierOf(purpose, token)
      const expiresAt = new Date(now().getTime() + LINK_MINUTES[purpose] * 60_000)
      await addToken(by, {
        identifier,
        value: JSON.stringify(value),
        subject: toSubject(keys, owner),
        now: now(),
        expiresAt,
      })
      return { token, identifier, expiresAt }
    },
    /** Does not use the link up. */
    async find<Purpose extends LinkPurpose>(
      purpose: Purpose,
      token: string,
    ): Promise<LinkValues[Purpose] | null> {
      const value = await findToken(db, identifierOf(purpose, token), now())
      return value === null ? null : JSON.parse(value)
    },
    /** Throws `link-expired` for a used, expired or made-up link. Of two simultaneous callers one gets it. */
    async take<Purpose extends LinkPurpose>(
      purpose: Purpose,
      token: string,
      by: Database = db,
    ): Promise<LinkValues[Purpose]> {
      const value = await takeToken(by, identifierOf(purpose, token), now())
      if (value === null) throw new AccountProblem('link-expired')
      return JSON.parse(value)
    },
  }
}
