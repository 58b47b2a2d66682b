import { isDocumentLink } from '../document-link.ts'
import { isSameJson } from '../same-json.ts'

/**
 * Whether two JSON values have the same content. Ignores the order of fields, and descriptions of targets in links, which
 * every reader computes again.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (isDocumentLink(a) && isDocumentLink(b)) return isSameJson(withoutTarget(a), withoutTarget(b))
  return isSameJson(a, b, isSameValue)
}

/** The own fields of a link, without the description of its target. */
function withoutTarget(link: object): Record<string, unknown> {
  const { type, tags, lang, slug, uid, url, isBroken, ...own } = link as Record<string, unknown>
  return own
}

/** The same text for values with the same content. */
export function toContentText(value: unknown): string {
  return JSON.stringify(value, (_, part) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    const record = isDocumentLink(part) ? withoutTarget(part) : (part as Record<string, unknown>)
    return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}
