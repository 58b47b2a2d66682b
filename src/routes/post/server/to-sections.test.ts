import type { RichTextField } from '@prismicio/client'
import { expect, test } from 'vitest'
import type { PostPart } from '#content/mappers/to-post-parts.ts'
import { toSections } from './to-sections.ts'

function text(...blocks: string[]): PostPart {
  const nodes = blocks.map((block) => {
    const isHeading = block.startsWith('# ')
    return { type: isHeading ? 'heading2' : 'paragraph', text: block.replace('# ', ''), spans: [] }
  })
  return { kind: 'text', text: nodes as unknown as RichTextField }
}

test('a text is split where a section begins, and the part before it has no id', () => {
  const { parts } = toSections('kopi', [
    text('Hello', '# How to', 'So', 'and so'),
    text('# How to'),
  ])

  expect(parts.map((part) => ('id' in part ? part.id : null))).toEqual([
    null,
    'kopi-how-to',
    'kopi-how-to--2',
  ])
  expect(parts.map((part) => (part.kind === 'text' ? part.text.length : 0))).toEqual([1, 3, 1])
})

test('only a long post has a table of contents', () => {
  const sections = ['# One', '# Two', '# Three', '# Four']
  const long = sections.flatMap((heading) => [heading, ...Array.from({ length: 8 }, () => 'word')])

  expect(toSections('post', [text(...sections)]).contents).toEqual([])
  expect(toSections('post', [text(...long)]).contents).toHaveLength(4)
})
