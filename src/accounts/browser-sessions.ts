import { randomBytes } from 'node:crypto'
import { addSession, endSession, findLiveSession, updateSession } from '#db/account-sessions.ts'
import { findUser } from '#db/account-users.ts'
import type { Database } from '#db/database.ts'
import { ACCOUNT_COOKIE } from '#lib/account-cookie.ts'
import { AccountProblem } from './account-problem.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import type { OwnCookies } from './own-cookies.ts'
import type { ServerKeys } from './server-keys.ts'
import { createSessionCookie } from './session-cookie.ts'
import { ABSOLUTE_S, IDLE_S, oldestSession, RENEW_S } from './session-ends.ts'
import { refuseOutdated, type SignInUnderWay } from './sign-in-under-way.ts'

type BrowserSessionsOptions = {
  db: Database
  keys: ServerKeys
  cookies: OwnCookies
  browsers: KnownBrowsers
  now: () => Date
}

/** The account that is signed in. */
export type SignedIn = {
  userId: string
  sessionId: string
  signedInAt: Date
}

/** A browser's session: a signed cookie, and a mark that scripts can read. */
export function createBrowserSessions(options: BrowserSessionsOptions) {
  const { db, keys, cookies, browsers, now } = options
  const cookie = createSessionCookie(cookies, keys)
  const mark = cookies.set(ACCOUNT_COOKIE, '1', { seconds: ABSOLUTE_S, isVisible: true })
  // On https also the mark's name from before it had a prefix.
  const unmark = [
    cookies.clear(ACCOUNT_COOKIE),
    ...(cookies.nameOf('') === '' ? [] : [`${ACCOUNT_COOKIE}=; Path=/; Max-Age=0`]),
  ]
  const renewals = new WeakMap<Headers, string[]>()

  /** Counts from now on. */
  const used = () => ({
    updated_at: now().toISOString(),
    expires_at: new Date(now().getTime() + IDLE_S * 1000).toISOString(),
  })

  async function find(headers: Headers): Promise<SignedIn | null> {
    const token = cookie.read(headers)
    if (token === null) return null
    const times = { now: now(), openedAfter: oldestSession(now()) }
    const session = await findLiveSession(db, { by: 'token', value: cookie.hash(token), ...times })
    if (!session) return null
    const { id, userId, createdAt, expiresAt } = session
    if (expiresAt.getTime() - now().getTime() <= (IDLE_S - RENEW_S) * 1000) {
      await updateSession(db, id, used())
      renewals.set(headers, [cookie.set(token), mark])
    }
    return { userId, sessionId: id, signedInAt: createdAt }
  }

  /**
   * The cookies that extend the session; every answer to the request has to set them. None when the
   * answer itself opens or ends a session.
   */
  function renewedFor(headers: Headers, answered: readonly string[] = []): string[] {
    return cookie.isSetBy(answered) ? [] : (renewals.get(headers) ?? [])
  }

  /** Opens a session and ends the one that this browser had before. Without `signIn`, the account is new. */
  async function open(
    userId: string,
    headers: Headers,
    signIn?: SignInUnderWay,
  ): Promise<string[]> {
    const user = await findUser(db, 'id', userId)
    if (!user) throw new AccountProblem('deleted')
    if (user.isDisabled) throw new AccountProblem('disabled')
    const before = await find(headers)
    const token = randomBytes(24).toString('base64url')
    const session = {
      id: randomBytes(12).toString('hex'),
      user_id: userId,
      token: cookie.hash(token),
      user_agent: headers.get('user-agent'),
      created_at: now().toISOString(),
      ...used(),
    }
    await db.transaction().execute(async (by) => {
      if (signIn) await refuseOutdated(by, userId, { signIn, now: now() })
      await addSession(by, session)
    })
    if (before) await end(before)
    return [cookie.set(token), mark, await browsers.remember(headers, userId)]
  }

  const end = ({ userId, sessionId }: SignedIn) => endSession(db, { userId, id: sessionId })

  async function close(headers: Headers): Promise<string[]> {
    const who = await find(headers)
    if (who) await end(who)
    return [cookie.clear(), ...unmark]
  }

  return { find, open, close, renewedFor, unmark }
}
