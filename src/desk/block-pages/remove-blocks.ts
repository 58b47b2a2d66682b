import type { BlockMap } from '#lib/block-map.ts'
import { childrenOf } from '#lib/block-parts.ts'
import { isRecord } from '#lib/is-record.ts'
import { descendantsOf } from './page-outline.ts'

/** Leaves out blocks that were deleted, with what is in them, unless another block shows it. */
export function removeBlocks(map: BlockMap, gone: readonly string[]): BlockMap {
  if (gone.length === 0) return map
  const candidates = new Set(gone.flatMap((id) => [...descendantsOf(map, id)]))
  const shown = Object.keys(map)
    .filter((id) => !candidates.has(id))
    .flatMap((id) => namedBy(map, id))
  for (const id of shown) {
    if (!candidates.has(id)) continue
    for (const kept of descendantsOf(map, id)) candidates.delete(kept)
  }
  return Object.fromEntries(Object.entries(map).filter(([id]) => !candidates.has(id)))
}

/** The blocks that a block has, or that it shows by reference. */
function namedBy(map: BlockMap, id: string): string[] {
  const entry = map[id] ?? {}
  const pointer = entry.value?.format?.transclusion_reference_pointer
  const target = isRecord(pointer) && typeof pointer.id === 'string' ? [pointer.id] : []
  return [...childrenOf(entry), ...target]
}
