import type { RichTextField } from '@prismicio/client'
import type { PostPart } from '#content/mappers/to-post-parts.ts'
import { createHeadings } from '#richtext/headings.ts'
import type { PostPayload } from '../payload.ts'

type TextPart = { kind: 'text'; text: RichTextField; id?: string }
type Part = Exclude<PostPart, { kind: 'text' }> | TextPart

type Sections = { parts: Part[]; contents: PostPayload['contents'] }

/**
 * Splits texts where a section begins, so that links can lead to it. Several pages are alive in one document, so each
 * id begins with the page's own prefix.
 */
export function toSections(idPrefix: string, parts: readonly PostPart[]): Sections {
  const headings = createHeadings(idPrefix)
  const cut = parts.flatMap((part): Part[] =>
    part.kind === 'text' ? cutText(part.text, headings) : [part],
  )
  const blocks = cut.reduce((sum, part) => sum + (part.kind === 'text' ? part.text.length : 1), 0)
  return { parts: cut, contents: headings.contents(blocks) }
}

function cutText(text: RichTextField, headings: ReturnType<typeof createHeadings>): TextPart[] {
  const cuts: { text: RichTextField[number][]; id?: string }[] = []
  for (const node of text) {
    const last = cuts.at(-1)
    if (node.type === 'heading2') {
      const { id } = headings.add({ text: node.text, level: 1, isListed: true })
      cuts.push({ text: [node], id })
    } else if (last) last.text.push(node)
    else cuts.push({ text: [node] })
  }
  return cuts.map((part) => ({ kind: 'text', ...part, text: part.text as RichTextField }))
}
