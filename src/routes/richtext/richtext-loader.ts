import { richtextPaths } from '#content/queries/richtext-paths.ts'
import { paths } from '#lib/paths.ts'
import { type RichtextMarkup, renderRichtext } from '#richtext/render-richtext.tsx'
import type { Richtext, RichtextNode } from '#richtext/richtext-node.ts'
import { toRichtext } from '#richtext/to-richtext.ts'
import type { PageInput } from '../page-loader.ts'

export type LoadedRichtext = { page: RichtextMarkup; description: string; hasNamedPath: boolean }

/** A rich-text page ready for a payload, its links leading to named addresses; `null` if there is none. */
export async function loadRichtext(
  { content, richtext }: Pick<PageInput, 'content' | 'richtext'>,
  id: string,
): Promise<LoadedRichtext | null> {
  const [blocks, named] = await Promise.all([richtext.findPage(id), richtextPaths(content)])
  const page =
    blocks && toRichtext(blocks, (pageId) => named.get(pageId) ?? paths.richtextPage(pageId))
  return (
    page && {
      page: renderRichtext(page),
      description: describeRichtext(page),
      hasNamedPath: named.has(id.replaceAll('-', '')),
    }
  )
}

const DESCRIPTION_LENGTH = 155

/** The first running text of a page, cut at a word. */
function describeRichtext({ title, nodes }: Richtext): string {
  const text = nodes.map(textOf).find((words) => words.length > 40) ?? title
  if (text.length <= DESCRIPTION_LENGTH) return text
  return `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`
}

function textOf(node: RichtextNode): string {
  if (node.type !== 'text' && node.type !== 'callout') return ''
  return node.text.map((run) => (typeof run === 'string' ? run : run[0])).join('')
}
