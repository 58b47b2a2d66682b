import type { BlockMap } from '#lib/block-map.ts'
import { isRecord } from '#lib/is-record.ts'

/** A block whose outermost fields have been checked. */
export type SafeBlock = {
  id: string
  type: string
  content: string[]
  properties: Record<string, unknown>
  format: Record<string, unknown>
}

/** `null` for a missing, hidden or invalid block. */
export function readBlock(blocks: BlockMap, id: string): SafeBlock | null {
  const entry = Object.hasOwn(blocks, id) ? asRecord(blocks[id]) : {}
  const value = asRecord(entry.value)
  if (typeof value.type !== 'string') return null
  return {
    id,
    type: value.type,
    content: asList(value.content).filter((child) => typeof child === 'string'),
    properties: asRecord(value.properties),
    format: asRecord(value.format),
  }
}

/** The page itself: the first block. */
export function readPage(blocks: BlockMap): SafeBlock | null {
  const [first] = Object.keys(asRecord(blocks))
  const page = first === undefined ? null : readBlock(blocks, first)
  return page && /^(page|collection_view_page)$/.test(page.type) ? page : null
}

export function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** Plain text without marks, for titles, alternative texts and URLs. */
export function asText(decorations: unknown): string {
  return asList(decorations)
    .map((decoration) => asList(decoration)[0])
    .filter((text) => typeof text === 'string')
    .join('')
}

/** `null` unless it is a positive number. */
export function asPositive(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null
}
