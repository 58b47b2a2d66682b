import { isDeepStrictEqual } from 'node:util'
import { mapLinks } from '../document-links.ts'
import type { StoredDocument } from '../stored-document.ts'

/**
 * Whether the two say the same. Publication dates are left out, for they follow from the answer, and
 * so is what links tell about their targets, which is always read anew.
 */
export function isSameContent(incoming: StoredDocument, stored: StoredDocument): boolean {
  const dates = {
    first_publication_date: stored.first_publication_date,
    last_publication_date: stored.last_publication_date,
  }
  const text = JSON.stringify({ ...incoming, ...dates })
  // Most documents of a repeated import are equal to the letter; the rest is worth a closer look.
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
