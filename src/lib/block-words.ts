import type { BlockEntry } from './block-map.ts'
import { isRecord } from './is-record.ts'

/** The text of a block of any kind: the texts of its properties, without their marks. */
export function blockWords(entry: BlockEntry | undefined): string {
  const properties: unknown = entry?.value?.properties
  const values = isRecord(properties) ? Object.values(properties) : []
  return values
    .flatMap((decorations) => (Array.isArray(decorations) ? decorations : []))
    .map((one) => (Array.isArray(one) && typeof one[0] === 'string' ? one[0] : ''))
    .join(' ')
}
