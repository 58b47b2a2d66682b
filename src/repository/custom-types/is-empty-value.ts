import { isRecord } from '#lib/is-record.ts'

/**
 * Whether a field holds nothing. The content API has many forms of that: `null`, `[]`, `{}`, a link with no more
 * than its kind, and a picture or a point whose parts are all empty, such as `{ url: null, mobile: {} }`.
 */
export function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  if (!isRecord(value)) return false
  if (typeof value.link_type === 'string') return isUnset(value.id) && isUnset(value.url)
  for (const name in value) {
    const part = value[name]
    if (!isUnset(part) && !(isRecord(part) && isEmptyValue(part))) return false
  }
  return true
}

function isUnset(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}
