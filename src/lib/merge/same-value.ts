import { isDocumentLink } from '../document-link.ts'
import { isSameJson } from '../same-json.ts'

/**
 * Whether two JSON values have the same content. Ignores the order of fields, and what links say about their
 * targets, which every reader determines again.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) return isSameList(a, b)
  if (isDocumentLink(a) && isDocumentLink(b)) return isSameJson(withoutTarget(a), withoutTarget(b))
  return isSameRecord(a as Record<string, unknown>, b as Record<string, unknown>)
}

/** What a link says itself, apart from the description of its target. */
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

function isSameList(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
  return a.every((item, place) => isSameValue(item, b[place]))
}

// JSON has no `undefined` fields.
function isSameRecord(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  for (const name in a) if (!isSameValue(ownField(a, name), ownField(b, name))) return false
  for (const name in b) {
    if (ownField(b, name) !== undefined && ownField(a, name) === undefined) return false
  }
  return true
}

/** `undefined` if there is none; every object inherits `__proto__` and others. */
export function ownField(record: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
