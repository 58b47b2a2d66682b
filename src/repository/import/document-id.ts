import { createHash } from 'node:crypto'

/**
 * The same for the same document at every import, so that favourites and links survive a
 * re-import. Looks like Prismic's own ids: 16 URL-safe characters.
 */
export function documentId(type: string, uid: string): string {
  return createHash('sha256').update(`${type}/${uid}`).digest('base64url').slice(0, 16)
}
