/** Says to scripts that somebody is signed in, and nothing else; the session itself they cannot see. */
export const ACCOUNT_COOKIE = 'lobang-account'

/** Whether a browser with these cookies has been signed in; the server knows whether it still is. */
export function hasAccountCookie(cookies: string): boolean {
  return cookies.includes(`${ACCOUNT_COOKIE}=`)
}
