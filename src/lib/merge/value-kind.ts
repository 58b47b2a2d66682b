import { isRecord } from '../is-record.ts'
import type { Versions } from './change.ts'

/**
 * Whether the value is one place although it has fields: half of a link, a position or an embed makes no sense, and the
 * alternative text of one picture is wrong for another.
 */
export function isOnePlace({ base, wanted, found }: Versions): boolean {
  const values = [base, wanted, found].filter(isRecord)
  if (values.some((value) => 'link_type' in value || 'embed_url' in value)) return true
  if (values.some((value) => 'latitude' in value && 'longitude' in value)) return true
  const pictures = values.filter((value) => 'dimensions' in value)
  return pictures.some((picture) => picture.url !== pictures[0]?.url)
}

const BLOCK = /^(paragraph|preformatted|heading[1-6]|(o-)?list-item|image|embed)$/

/** Whether the list is rich text. Its blocks are the smallest places, because words and spans belong together. */
export function isRichText(list: readonly unknown[]): boolean {
  return list.length > 0 && list.every(isBlock)
}

function isBlock(item: unknown): boolean {
  if (!isRecord(item) || typeof item.type !== 'string' || !BLOCK.test(item.type)) return false
  return Array.isArray(item.spans) || 'url' in item || 'oembed' in item
}

/** Slices have an `id`, rows and cells of tables a `key`. */
export function findItemId(item: unknown): string | null {
  if (!isRecord(item)) return null
  if (typeof item.id === 'string' && 'slice_type' in item) return item.id
  return typeof item.key === 'string' && ('cells' in item || 'content' in item) ? item.key : null
}

/** The ids of all items; `null` if one has none, or two have the same. */
export function findItemIds(list: readonly unknown[]): string[] | null {
  const ids = list.flatMap((item) => findItemId(item) ?? [])
  return ids.length === list.length && new Set(ids).size === ids.length ? ids : null
}

/** The item without its id, because importers number slices by their place, so the id of a slice may change. */
export function withoutItemId(item: unknown): unknown {
  if (findItemId(item) === null || !isRecord(item)) return item
  const { [typeof item.id === 'string' && 'slice_type' in item ? 'id' : 'key']: _, ...rest } = item
  return rest
}
