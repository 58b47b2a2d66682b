import { isSameSecret } from '#lib/is-same-secret.ts'
import { unauthorised } from './api-error.ts'

/** What can be read without a token: `open` allows all refs, `public` published content, `private` nothing. */
export type Access = { visibility: 'open' | 'public' | 'private'; tokens: readonly string[] }

export type Permission = { seesReleases: boolean }

/** Throws if access is refused. A wrong token is refused even where none is needed. */
export function permit(access: Access, token: string | null, endpoint: string): Permission {
  if (token !== null && !access.tokens.some((known) => isSameSecret(token, known))) {
    throw unauthorised(endpoint, token)
  }
  if (token === null && access.visibility === 'private') throw unauthorised(endpoint, null)
  return { seesReleases: token !== null || access.visibility === 'open' }
}
