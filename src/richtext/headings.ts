import type { Heading } from './richtext-node.ts'

/** A page with fewer blocks or sections needs no table of contents. */
const LONG_PAGE = 30
const MIN_SECTIONS = 4

type NewHeading = { text: string; level: Heading['level']; isListed: boolean }

export type Headings = ReturnType<typeof createHeadings>

/** Gives each heading its level and id, and collects those that begin a section. */
export function createHeadings(idPrefix: string) {
  const taken = new Map<string, number>()
  const sections: { id: string; text: string }[] = []
  let lastDepth = 1

  /** References may repeat a passage with its headings, so ids must be made unique. */
  function toId(text: string): string {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['section']
    const slug = words.join('-').slice(0, 60)
    const count = (taken.get(slug) ?? 0) + 1
    taken.set(slug, count)
    return `${idPrefix}-${slug}${count === 1 ? '' : `--${count}`}`
  }

  return {
    add({ text, level, isListed }: NewHeading): Pick<Heading, 'id' | 'depth'> {
      const depth = Math.min(level + 1, lastDepth + 1) as Heading['depth']
      lastDepth = depth
      const id = toId(text)
      if (isListed && depth === 2) sections.push({ id, text })
      return { id, depth }
    },
    /** The sections of a page with this many blocks; empty for a short page. */
    contents(blocks: number): { id: string; text: string }[] {
      return blocks >= LONG_PAGE && sections.length >= MIN_SECTIONS ? sections : []
    },
  }
}
