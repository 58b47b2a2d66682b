import type { BlockEntry, BlockMap } from '#lib/block-map.ts'
import { childrenOf, typeOf } from '#lib/block-parts.ts'
import type { TextKind } from '../writing/rich-text-block.ts'

/** The kinds of blocks that are a text, and how the editor shows them. */
export const textTypes: Readonly<Record<string, TextKind>> = {
  text: 'paragraph',
  header: 'heading1',
  sub_header: 'heading2',
  sub_sub_header: 'heading3',
  bulleted_list: 'list-item',
  numbered_list: 'o-list-item',
  code: 'preformatted',
  quote: 'paragraph',
  callout: 'paragraph',
  toggle: 'paragraph',
  to_do: 'paragraph',
}

/** A block in reading order. `depth` is how deep it is below the page. */
export type Placed = { id: string; depth: number; entry: BlockEntry | null }

/** Deeper blocks are kept with the block that they are in. */
const MAX_DEPTH = 12

export function rootOf(map: BlockMap): string | null {
  return Object.keys(map)[0] ?? null
}

/**
 * The blocks of a page in reading order. A text's children follow it. What is in a table, in columns or in a block
 * that is not text stays in it; a block that is missing, or here a second time, has a place too.
 */
export function outlineOf(map: BlockMap): Placed[] {
  const placed: Placed[] = []
  const seen = new Set<string>()
  const visit = (id: string, depth: number) => {
    const entry = seen.has(id) || !Object.hasOwn(map, id) ? null : (map[id] ?? null)
    seen.add(id)
    placed.push({ id, depth, entry })
    if (entry && opensUp(entry, depth))
      for (const child of childrenOf(entry)) visit(child, depth + 1)
  }
  const root = rootOf(map)
  if (root === null) return []
  seen.add(root)
  for (const id of childrenOf(map[root] ?? {})) visit(id, 0)
  return placed
}

/** Whether the children of a block are edited, too. */
function opensUp(entry: BlockEntry, depth: number): boolean {
  const type = typeOf(entry)
  return type !== null && Object.hasOwn(textTypes, type) && type !== 'code' && depth < MAX_DEPTH
}

/** All blocks below one. */
export function* descendantsOf(
  map: BlockMap,
  id: string,
  seen = new Set<string>(),
): Generator<string> {
  if (seen.has(id) || !Object.hasOwn(map, id)) return
  seen.add(id)
  yield id
  for (const child of childrenOf(map[id] ?? {})) yield* descendantsOf(map, child, seen)
}
