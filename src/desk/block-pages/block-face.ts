import type { BlockEntry } from '#lib/block-map.ts'
import { isRecord } from '#lib/is-record.ts'
import type { CardFace } from '../writing/card-view.ts'
import { childrenOf, typeOf } from './page-outline.ts'

const NAMES: Readonly<Record<string, string>> = {
  audio: 'Sound',
  bookmark: 'Bookmark',
  column_list: 'Columns',
  divider: 'Line',
  embed: 'Embed',
  equation: 'Equation',
  figma: 'Figma',
  image: 'Picture',
  page: 'Link to a page',
  table: 'Table',
  transclusion_container: 'Shared passage',
  transclusion_reference: 'Shared passage',
  video: 'Film',
}

/** What a card says about a block that is no text. */
export function blockFace(entry: BlockEntry | undefined): CardFace {
  const type = entry ? typeOf(entry) : null
  if (!entry || type === null)
    return { kind: 'Kept', title: 'A block that is not here, kept as it is' }
  const words = wordsIn(entry.value?.properties).join(' ').slice(0, 160)
  const count = childrenOf(entry).length
  const parts = count === 0 ? '' : count === 1 ? '1 part' : `${count} parts`
  return {
    kind: NAMES[type] ?? 'Kept',
    title: words || parts || (NAMES[type] ?? type),
    detail: words ? parts : '',
  }
}

function wordsIn(properties: unknown): string[] {
  const values = isRecord(properties) ? Object.values(properties) : []
  return values.flatMap((decorations) =>
    Array.isArray(decorations)
      ? decorations.map((one) => (Array.isArray(one) && typeof one[0] === 'string' ? one[0] : ''))
      : [],
  )
}
