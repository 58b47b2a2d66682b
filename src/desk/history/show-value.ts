import { isRecord } from '#lib/is-record.ts'

/** Any value of a field in plain words, for comparing. */
export function showValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'Nothing'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) {
    return value.length === 0 ? 'Nothing' : value.map(showValue).join(isText(value) ? ' ' : ', ')
  }
  if (!isRecord(value)) return String(value)
  if (typeof value.text === 'string') return value.text
  if (value.link_type !== undefined) return String(value.uid ?? value.url ?? value.id ?? 'Nothing')
  if (typeof value.url === 'string') return String(value.alt || value.url)
  return Object.values(value).map(showValue).join(' ')
}

function isText(list: readonly unknown[]): boolean {
  return list.every((item) => isRecord(item) && typeof item.text === 'string')
}
