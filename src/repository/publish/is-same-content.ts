import { isDeepStrictEqual } from 'node:util'
import { mapLinks } from '../document-links.ts'
import type { StoredDocument } from '../stored-document.ts'

/**
 * Whether two documents have the same content. Ignores publication dates, which depend on the result, and
 * what links say about their targets, which every reader determines again.
 */
export function isSameContent(incoming: StoredDocument, stored: StoredDocument): boolean {
  const dates = {
    first_publication_date: stored.first_publication_date,
    last_publication_date: stored.last_publication_date,
  }
  const text = JSON.stringify({ ...incoming, ...dates })
  // Most documents of a repeated import have identical JSON; only the others need a deep comparison.
  if (text === JSON.stringify(stored)) return true
  return isDeepStrictEqual(toPlain(JSON.parse(text)), toPlain(stored))
}

function toPlain(document: StoredDocument): unknown {
  const data = mapLinks(document.data, (link) => {
    const { type, tags, lang, slug, uid, url, isBroken, ...own } = link
    return own as typeof link
  })
  return { ...document, data }
}
