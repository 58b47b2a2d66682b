import type { BlockEntry } from './block-map.ts'
import { isRecord } from './is-record.ts'

/** `null` if the block has none, or cannot be read. */
export function typeOf({ value }: BlockEntry): string | null {
  return isRecord(value) && typeof value.type === 'string' ? value.type : null
}

/** The ids of the blocks in a block, in order. */
export function childrenOf({ value }: BlockEntry): string[] {
  const content: unknown = isRecord(value) ? value.content : []
  return Array.isArray(content) ? content.filter((id) => typeof id === 'string') : []
}
