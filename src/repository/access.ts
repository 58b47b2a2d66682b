import { timingSafeEqual } from 'node:crypto'
import { unauthorised } from './api-error.ts'

/** What can be read without a token: `open` allows all refs, `public` published content, `private` nothing. */
export type Access = { visibility: 'open' | 'public' | 'private'; tokens: readonly string[] }

export type Permission = { seesReleases: boolean }

/** Throws if access is refused. A wrong token is refused even where no token is needed. */
export function permit(access: Access, token: string | null, endpoint: string): Permission {
  if (token !== null && !access.tokens.some((known) => isSame(known, token))) {
    throw unauthorised(endpoint, token)
  }
  if (token === null && access.visibility === 'private') throw unauthorised(endpoint, null)
  return { seesReleases: token !== null || access.visibility === 'open' }
}

// A constant-time comparison reveals nothing about how close a guess was.
function isSame(known: string, given: string): boolean {
  const [a, b] = [Buffer.from(known), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
