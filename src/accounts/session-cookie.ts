import { createHmac } from 'node:crypto'
import { isSameSecret } from './is-same-secret.ts'
import type { OwnCookies } from './own-cookies.ts'
import type { ServerKeys } from './server-keys.ts'
import { IDLE_S } from './session-ends.ts'

const SESSION_COOKIE = 'lobang.session_token'
// better-auth once signed and hashed tokens. With its purposes, sessions from that time stay valid.
const SIGNED_FOR = 'better-auth'
const HASHED_FOR = 'better-auth session'

/** The signed cookie with a session's token, which scripts cannot read. */
export function createSessionCookie(cookies: OwnCookies, keys: ServerKeys) {
  const start = `${cookies.nameOf(SESSION_COOKIE)}=`

  function toValue(token: string): string {
    const hmac = createHmac('sha256', keys.derive(SIGNED_FOR)).update(token)
    return encodeURIComponent(`${token}.${hmac.digest('base64')}`)
  }

  return {
    set: (token: string) => cookies.set(SESSION_COOKIE, toValue(token), { seconds: IDLE_S }),
    clear: () => cookies.clear(SESSION_COOKIE),
    /** The signature spares the database the tokens that strangers make up. */
    read(headers: Headers): string | null {
      const given = cookies.read(headers, SESSION_COOKIE)
      const [token = ''] = given.split('.')
      return isSameSecret(given, toValue(token)) ? token : null
    },
    isSetBy: (answered: readonly string[]) => answered.some((cookie) => cookie.startsWith(start)),
    /** What the database stores instead of the token. */
    hash: (token: string) => keys.hash(HASHED_FOR, token),
  }
}
