import type { Block, BlockMap, Decoration } from '#lib/block-map.ts'
import { atOnce } from '#lib/node/work.ts'
import { writeRichtext } from '#richtext/render-richtext.tsx'
import { toMarkup } from '#richtext/to-markup.ts'
import { type RichtextOptions, toRichtext } from '#richtext/to-richtext.ts'

/** `title` is short for `properties.title`; a block with `under` hangs below another. */
type BlockParts = Partial<Block> & { title?: Decoration[]; under?: string }

/** A page whose children are `blocks` in order. */
export function pageOf(blocks: Record<string, BlockParts>, page: Partial<Block> = {}): BlockMap {
  const properties = { title: [['Title']] as Decoration[] }
  const map: BlockMap = {
    root: { value: { id: 'root', type: 'page', content: [], properties, ...page } },
  }
  for (const [id, { title, under = 'root', ...block }] of Object.entries(blocks)) {
    const text = title ? { properties: { title } } : {}
    map[id] = { value: { id, type: 'text', ...text, ...block } }
    const parent = map[under]?.value
    if (parent) parent.content = [...(parent.content ?? []), id]
  }
  return map
}

const defaults: RichtextOptions = {
  idPrefix: 'p',
  embedHosts: ['*.lobang.example'],
  onUnknownBlock: () => {},
}

/** The page's markup, without what is around its blocks; empty when there is no page. */
export function renderBlocks(map: BlockMap, options: Partial<RichtextOptions> = {}): string {
  const page = atOnce(toRichtext(map, { ...defaults, ...options }))
  if (!page) return ''
  return atOnce(writeRichtext(page, toMarkup))
    .html.replace(/^<div class="notion"><div class="notion-page">/, '')
    .replace(/<\/div><\/div>$/, '')
}

/** Properties of a block with these words. */
export const text = (words: string): Record<string, Decoration[]> => ({ title: [[words]] })

/** Properties of a block that shows what is at an address. */
export const source = (url: string, caption = ''): Record<string, Decoration[]> => ({
  source: [[url]],
  ...(caption && { caption: [[caption]] }),
})
