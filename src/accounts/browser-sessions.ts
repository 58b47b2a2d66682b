import { endSession } from '#db/account-users.ts'
import type { Database } from '#db/database.ts'
import { ACCOUNT_COOKIE } from '#lib/account-cookie.ts'
import { AccountProblem } from './account-problem.ts'
import type { Auth } from './auth.ts'

type BrowserSessionsOptions = {
  db: Database
  getAuth: () => Promise<Auth>
  isHttps: boolean
}

/** Who uses this browser. */
export type SignedIn = {
  userId: string
  sessionId: string
  signedInAt: Date
}

export type BrowserSessions = ReturnType<typeof createBrowserSessions>

const MARKER_DAYS = 60

/** Sessions as a browser has them: a signed cookie that scripts cannot read, and a mark that they can. */
export function createBrowserSessions({ db, getAuth, isHttps }: BrowserSessionsOptions) {
  const attributes = `Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}`
  const mark = `${ACCOUNT_COOKIE}=1; ${attributes}; Max-Age=${MARKER_DAYS * 86_400}`
  const unmark = `${ACCOUNT_COOKIE}=; ${attributes}; Max-Age=0`

  const renewals = new WeakMap<Headers, string[]>()

  async function find(headers: Headers): Promise<SignedIn | null> {
    // Most have none, and need not wait for better-auth to be loaded.
    if (!headers.get('cookie')?.includes('lobang.session_token=')) return null
    const auth = await getAuth()
    const { response, headers: set } = await auth.api.getSession({ headers, returnHeaders: true })
    if (!response) return null
    const { id, userId, createdAt } = response.session
    const renewed = set.getSetCookie()
    if (renewed.length > 0) renewals.set(headers, [...renewed, mark])
    return { userId, sessionId: id, signedInAt: createdAt }
  }

  /**
   * What any answer to the request has to carry, since a session that is used lasts longer; nothing
   * when the answer itself opens or ends a session.
   */
  function renewedFor(headers: Headers, answered: readonly string[] = []): string[] {
    const isChanged = answered.some((cookie) => cookie.includes('lobang.session_token='))
    return isChanged ? [] : (renewals.get(headers) ?? [])
  }

  /** A new session, whatever this browser had before: that one ends. */
  async function open(userId: string, headers: Headers): Promise<string[]> {
    const auth = await getAuth()
    const before = await find(headers)
    const opened = await auth.api
      .openSession({ body: { userId }, headers, returnHeaders: true })
      .catch((error: { body?: { code?: string } }) => {
        throw error.body?.code === 'disabled' ? new AccountProblem('disabled') : error
      })
    if (before) await end(before)
    return [...opened.headers.getSetCookie(), mark]
  }

  const end = ({ userId, sessionId }: SignedIn) => endSession(db, { userId, id: sessionId })

  async function close(headers: Headers): Promise<string[]> {
    const auth = await getAuth()
    const { headers: set } = await auth.api.signOut({ headers, returnHeaders: true })
    return [...set.getSetCookie(), unmark]
  }

  /** After better-auth itself has answered an issuer's visitor. */
  function marksFor(cookies: readonly string[]): string[] {
    return cookies.some((cookie) => /lobang\.session_token=[^;]/.test(cookie)) ? [mark] : []
  }

  return { find, open, end, close, marksFor, renewedFor, unmark }
}
