import type { BlockEntry, BlockMap } from '#lib/block-map.ts'
import type { Work } from '#lib/work.ts'
import { asRecord, readBlock } from '../read-block.ts'

/**
 * The page first, then everything below it, in reading order, including passages shown by reference. Other pages
 * are only named, and a missing block is marked as hidden.
 */
export function* closeOverContent(blocks: BlockMap): Work<BlockMap> {
  const [root] = Object.keys(blocks)
  const closed = new Map<string, BlockEntry>()
  const waiting = root === undefined ? [] : [root]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (closed.has(id)) continue
    yield
    closed.set(id, (Object.hasOwn(blocks, id) && blocks[id]) || { role: 'none' })
    const block = readBlock(blocks, id)
    if (!block || (block.type === 'page' && id !== root)) continue
    const { id: reference } = asRecord(block.format.transclusion_reference_pointer)
    if (typeof reference === 'string') waiting.push(reference)
    for (const child of block.content.toReversed()) waiting.push(child)
  }
  return Object.fromEntries(closed)
}
