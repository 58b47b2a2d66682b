/** Tells scripts only that somebody is signed in; they cannot read the session itself. */
export const ACCOUNT_COOKIE = 'lobang-account'

/** Whether a browser with these cookies was signed in. Only the server knows whether it still is. */
export function hasAccountCookie(cookies: string): boolean {
  return cookies.includes(`${ACCOUNT_COOKIE}=`)
}
