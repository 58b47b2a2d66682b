import { endSession } from '#db/account-users.ts'
import type { Database } from '#db/database.ts'
import { ACCOUNT_COOKIE } from '#lib/account-cookie.ts'
import { AccountProblem } from './account-problem.ts'
import type { Auth } from './auth.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import type { OwnCookies } from './own-cookies.ts'
import { ABSOLUTE_S } from './session-ends.ts'

type BrowserSessionsOptions = {
  db: Database
  getAuth: () => Promise<Auth>
  cookies: OwnCookies
  browsers: KnownBrowsers
}

/** The account that is signed in. */
export type SignedIn = {
  userId: string
  sessionId: string
  signedInAt: Date
}

export type BrowserSessions = ReturnType<typeof createBrowserSessions>

/** The name that `auth.ts` gives to better-auth. */
const SESSION_COOKIE = 'lobang.session_token'

/** A browser's session: a signed cookie that scripts cannot read, and a mark that they can. */
export function createBrowserSessions(options: BrowserSessionsOptions) {
  const { db, getAuth, cookies, browsers } = options
  const start = `${cookies.nameOf(SESSION_COOKIE)}=`
  const mark = cookies.set(ACCOUNT_COOKIE, '1', { seconds: ABSOLUTE_S, isVisible: true })
  // On https also the mark's name from before it had a prefix.
  const unmark = [
    cookies.clear(ACCOUNT_COOKIE),
    ...(cookies.nameOf('') === '' ? [] : [`${ACCOUNT_COOKIE}=; Path=/; Max-Age=0`]),
  ]

  const renewals = new WeakMap<Headers, string[]>()

  async function find(headers: Headers): Promise<SignedIn | null> {
    // Most visitors have no session and need not wait for better-auth to load.
    if (!headers.get('cookie')?.includes(start)) return null
    const auth = await getAuth()
    const { response, headers: set } = await auth.api.getSession({ headers, returnHeaders: true })
    if (!response) return null
    const { id, userId, createdAt } = response.session
    const renewed = set.getSetCookie()
    if (renewed.length > 0) renewals.set(headers, [...renewed, mark])
    return { userId, sessionId: id, signedInAt: createdAt }
  }

  /**
   * The cookies that extend the session; every answer to the request has to set them. None when the
   * answer itself opens or ends a session.
   */
  function renewedFor(headers: Headers, answered: readonly string[] = []): string[] {
    const isChanged = answered.some((cookie) => cookie.startsWith(start))
    return isChanged ? [] : (renewals.get(headers) ?? [])
  }

  /** Opens a session and ends the one that this browser had before. */
  async function open(userId: string, headers: Headers): Promise<string[]> {
    const auth = await getAuth()
    const before = await find(headers)
    const opened = await auth.api
      .openSession({ body: { userId }, headers, returnHeaders: true })
      .catch((error: { body?: { code?: string } }) => {
        throw error.body?.code === 'disabled' ? new AccountProblem('disabled') : error
      })
    if (before) await end(before)
    return [...opened.headers.getSetCookie(), mark, await browsers.remember(headers, userId)]
  }

  const end = ({ userId, sessionId }: SignedIn) => endSession(db, { userId, id: sessionId })

  async function close(headers: Headers): Promise<string[]> {
    const auth = await getAuth()
    const { headers: set } = await auth.api.signOut({ headers, returnHeaders: true })
    return [...set.getSetCookie(), ...unmark]
  }

  /** For an OpenID callback that better-auth has answered. */
  function marksFor(answered: readonly string[]): string[] {
    const isOpened = answered.some(
      (cookie) => cookie.startsWith(start) && !cookie.startsWith(`${start};`),
    )
    return isOpened ? [mark] : []
  }

  /** The same for a session that better-auth opened, given the cookies it answered with. */
  async function rememberOpened(headers: Headers, answered: readonly string[]): Promise<string[]> {
    const cookie = answered.map((line) => line.split(';')[0]).join('; ')
    const opened = await find(new Headers({ cookie }))
    return opened ? [await browsers.remember(headers, opened.userId)] : []
  }

  return { find, open, end, close, marksFor, rememberOpened, renewedFor, unmark }
}
