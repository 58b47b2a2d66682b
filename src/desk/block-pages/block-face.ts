import type { BlockEntry } from '#lib/block-map.ts'
import { childrenOf, typeOf } from '#lib/block-parts.ts'
import { blockWords } from '#lib/block-words.ts'
import { sayTotal } from '../documents/say-total.ts'
import type { CardFace } from '../writing/card-view.ts'
import { findBlockName } from './block-names.ts'

/** What a card says about a block that is not text. */
export function blockFace(entry: BlockEntry | undefined): CardFace {
  const type = entry ? typeOf(entry) : null
  if (!entry || type === null) return { kind: 'Kept', title: 'Missing block, kept as it is' }
  const words = blockWords(entry).slice(0, 160)
  const count = childrenOf(entry).length
  const parts = count === 0 ? '' : sayTotal(count, 'part')
  return {
    kind: findBlockName(type) ?? 'Kept',
    title: words || parts || (findBlockName(type) ?? type),
    detail: words ? parts : '',
  }
}
