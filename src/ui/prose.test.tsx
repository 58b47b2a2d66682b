import type { RichTextField, RTInlineNode, RTNode } from '@prismicio/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Prose } from './prose.tsx'

test('adjacent items form one list, and another kind of item starts a new list', () => {
  const html = markup([
    block('list-item', 'a'),
    block('list-item', 'b'),
    block('o-list-item', 'c'),
    block('paragraph', 'd'),
    block('list-item', 'e'),
  ])

  expect(html).toBe('<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol><p>d</p><ul><li>e</li></ul>')
})

test('headings in a text start at h2, below the title', () => {
  const html = markup([block('heading1', 'a'), block('heading2', 'b'), block('heading6', 'c')])

  expect(html).toBe('<h2>a</h2><h2>b</h2><h6>c</h6>')
})

test('a block of an unknown kind is skipped', () => {
  const html = markup([block('paragraph', 'a'), { type: 'hologram' } as never])

  expect(html).toBe('<p>a</p>')
})

test('text is escaped', () => {
  expect(markup([block('paragraph', '<b>1 & 2</b>')])).toBe('<p>&lt;b&gt;1 &amp; 2&lt;/b&gt;</p>')
})

test.each<[string, RTInlineNode[], string]>([
  ['beside each other', [strong(0, 2), em(3, 5)], '<strong>ab</strong>c<em>de</em>f'],
  ['nested', [em(1, 3), strong(0, 4)], '<strong>a<em>bc</em>d</strong>ef'],
  ['over the same text', [strong(1, 3), em(1, 3)], 'a<strong><em>bc</em></strong>def'],
  ['overlapping', [strong(0, 3), em(2, 5)], '<strong>ab<em>c</em></strong><em>de</em>f'],
  ['past the end', [strong(4, 99)], 'abcd<strong>ef</strong>'],
  ['empty', [strong(2, 2)], 'abcdef'],
  [
    'a label in a link',
    [link(0, 4, { link_type: 'Web', url: '/deals' }), label(1, 2, 'codespan')],
    '<a href="/deals">a<span data-label="codespan">b</span>cd</a>ef',
  ],
])('marks are kept when they are %s', (_, spans, expected) => {
  expect(markup([block('paragraph', 'abcdef', spans)])).toBe(`<p>${expected}</p>`)
})

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '',
])('a link to %j is dropped and its text stays', (url) => {
  const html = markup([
    block('paragraph', 'abc', [link(0, 3, { link_type: 'Web', url }), strong(1, 2)]),
  ])

  expect(html).toBe('<p>a<strong>b</strong>c</p>')
})

test('a link to another site sends no referrer, and says if it opens a new tab', () => {
  const web = { link_type: 'Web', url: 'https://shop.example/', target: '_blank' } as const

  expect(markup([block('paragraph', 'abc', [link(0, 3, web)])])).toBe(
    '<p><a href="https://shop.example/" target="_blank" rel="noopener noreferrer">abc<span class="sr"> (opens in a new tab)</span></a></p>',
  )
})

test.each([
  [{ type: 'blog_home' }, '/'],
  [{ type: 'post', uid: 'payday' }, '/blog/payday'],
  [{ type: 'post', uid: 'singapore-promo-codes' }, '/singapore-promo-codes'],
  [{ type: 'post', uid: 'payday', isBroken: true }, '/not-found'],
  [{ type: 'brand', uid: 'butterfold' }, '/not-found'],
])('a link to the document %j leads to %s', (document, href) => {
  const data = { link_type: 'Document', id: 'x', tags: [], lang: 'en-sg', ...document } as never

  expect(markup([block('paragraph', 'abc', [link(0, 3, data)])])).toBe(
    `<p><a href="${href}">abc</a></p>`,
  )
})

function markup(blocks: RTNode[]): string {
  const html = renderToStaticMarkup(<Prose field={blocks as RichTextField} />)
  return html.replace(/^<div[^>]*>|<\/div>$/g, '')
}

function block(type: string, text: string, spans: RTInlineNode[] = []): RTNode {
  return { type, text, spans } as RTNode
}

function strong(start: number, end: number): RTInlineNode {
  return { type: 'strong', start, end }
}

function em(start: number, end: number): RTInlineNode {
  return { type: 'em', start, end }
}

function label(start: number, end: number, name: string): RTInlineNode {
  return { type: 'label', start, end, data: { label: name } }
}

function link(start: number, end: number, data: object): RTInlineNode {
  return { type: 'hyperlink', start, end, data } as RTInlineNode
}
