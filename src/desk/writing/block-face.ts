import type { CardFace } from './card-view.ts'
import type { RichTextBlock } from './rich-text-block.ts'

/** What a card says about a picture, an embed or a block of an unknown kind. */
export function blockFace(block: RichTextBlock): CardFace {
  if (block.type === 'image') {
    const alt = typeof block.alt === 'string' ? block.alt : ''
    const title = alt || 'A picture without an alternative text'
    return { kind: 'Picture', title, detail: textOf(block.url) }
  }
  if (block.type === 'embed') {
    const { title, embed_url, provider_name } = (block.oembed ?? {}) as Record<string, unknown>
    const name = textOf(title) || textOf(embed_url)
    return {
      kind: 'Embed',
      title: name || 'Something from another site',
      detail: textOf(provider_name),
    }
  }
  return { kind: 'Kept', title: `A block of the kind “${block.type}”, kept as it is` }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
