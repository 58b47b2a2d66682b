/** Says to scripts that somebody is signed in, and nothing else; the session itself they cannot see. */
export const ACCOUNT_COOKIE = 'lobang-account'
