import type { Heading } from './richtext-node.ts'

/** A page of fewer blocks, or of fewer sections, is found through without help. */
const LONG_PAGE = 30
const MIN_SECTIONS = 4

type NewHeading = { text: string; level: Heading['level']; isListed: boolean }

export type Headings = ReturnType<typeof createHeadings>

/** Gives each heading of a page its place and its id, and remembers those that begin a section. */
export function createHeadings(idPrefix: string) {
  const taken = new Map<string, number>()
  const sections: { id: string; text: string }[] = []
  let lastDepth = 1

  /** Passages may be repeated by reference, and so may their headings. */
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
    /** The sections of a page of so many blocks; empty when it is short. */
    contents(blocks: number): { id: string; text: string }[] {
      return blocks >= LONG_PAGE && sections.length >= MIN_SECTIONS ? sections : []
    },
  }
}
