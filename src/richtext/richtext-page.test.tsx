import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Block, BlockMap, Decoration } from './richtext-client.ts'
import { RichtextPage } from './richtext-page.tsx'
import { toRichtext } from './to-richtext.ts'

type BlockParts = Partial<Block> & { title?: Decoration[] }

/** A page whose children are `blocks` in order; blocks with `under` hang below another. */
function pageOf(blocks: Record<string, BlockParts & { under?: string }>): BlockMap {
  const map: BlockMap = {
    root: { value: { id: 'root', type: 'page', content: [], properties: { title: [['Title']] } } },
  }
  for (const [id, { title, under = 'root', ...block }] of Object.entries(blocks)) {
    const properties = title ? { properties: { title } } : {}
    map[id] = { value: { id, type: 'text', ...properties, ...block } }
    const parent = map[under]?.value
    if (parent) parent.content = [...(parent.content ?? []), id]
  }
  return map
}

function render(map: BlockMap, pathOf = (id: string) => `/${id}`): string {
  const page = toRichtext(map, pathOf)
  return page ? renderToStaticMarkup(<RichtextPage page={page} />).replaceAll(/<\/?span>/g, '') : ''
}

function bodyOf(html: string): string {
  return html.replace(/^<div class="notion notion-page">/, '').replace(/<\/div>$/, '')
}

test('headings step down by one, since the title is the h1, and skip no level', () => {
  const map = pageOf({
    a: { type: 'header', title: [['One']] },
    b: { type: 'sub_header', title: [['Two']] },
    c: { type: 'sub_sub_header', title: [['Three']], format: { block_color: 'red' } },
    d: { type: 'header', title: [['Again']] },
    e: { type: 'sub_sub_header', title: [['Skips one']] },
  })

  expect(bodyOf(render(map))).toBe(
    '<h2 class="notion-h1">One</h2><h3 class="notion-h2">Two</h3><h4 class="notion-h3 notion-red">Three</h4>' +
      '<h2 class="notion-h1">Again</h2><h3 class="notion-h3">Skips one</h3>',
  )
})

test('neighbouring items are one list, nested items lie inside their item', () => {
  const map = pageOf({
    a: { type: 'bulleted_list', title: [['A']] },
    a1: { type: 'numbered_list', title: [['A1']], under: 'a' },
    a2: { type: 'numbered_list', title: [['A2']], under: 'a' },
    b: { type: 'bulleted_list', title: [['B']] },
    c: { type: 'numbered_list', title: [['C']], format: { list_start_index: 5 } },
    d: { type: 'numbered_list', title: [['D']] },
  })

  expect(bodyOf(render(map))).toBe(
    '<ul class="notion-list notion-list-disc"><li>A<ol class="notion-list notion-list-numbered" start="1"><li>A1</li><li>A2</li></ol></li><li>B</li></ul>' +
      '<ol class="notion-list notion-list-numbered" start="5"><li>C</li><li>D</li></ol>',
  )
})

test('marks nest in their order, the first outermost', () => {
  const map = pageOf({
    a: {
      title: [
        ['x', [['b'], ['i'], ['s'], ['_'], ['c'], ['h', 'teal_background']]],
        ['⁍', [['e', 'a^2']]],
        ['y', [['m', 'comment']]],
      ],
    },
  })

  expect(bodyOf(render(map))).toBe(
    '<p class="notion-text"><b><em><s><u><code class="notion-inline-code"><span class="notion-teal_background">x</code></u></s></em></b><code class="notion-inline-code">a^2</code>y</p>',
  )
})

test.each([
  ['https://shop.example/a', 'https://shop.example/a'],
  ['mailto:hello@lobang.example', 'mailto:hello@lobang.example'],
  ['/blog/kopi', '/blog/kopi'],
  ['/373ba72bbff75ce7a838e2499590de30', '/privacy'],
  ['javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  [' JavaScript:alert(1)', null],
  ['data:text/html,<script>alert(1)</script>', null],
  ['vbscript:x', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['not a url', null],
])('a link to %j leads to %j', (target, href) => {
  const map = pageOf({ a: { title: [['go', [['a', target]]]] } })

  const html = render(map, (id) => (id.startsWith('373ba') ? '/privacy' : `/${id}`))

  expect(/href="([^"]*)"/.exec(html)?.[1] ?? null).toBe(href)
  expect(html).toContain('go')
})

test('mentions of pages, days and people are told without a crash', () => {
  const map = pageOf({
    sub: { type: 'page', title: [['The other page']] },
    a: {
      title: [
        ['‣', [['p', 'sub']]],
        ['‣', [['d', { type: 'date', start_date: '2026-11-18' }]]],
        ['‣', [['u', 'a-person']]],
        ['‣'],
      ],
    },
  })

  expect(bodyOf(render(map))).toBe(
    '<a class="notion-page-link" href="/sub"><span class="notion-page-text">The other page</a>' +
      '<p class="notion-text"><a class="notion-link" href="/sub">The other page</a>18 November 2026</p>',
  )
})

test('a box is ticked for Yes only', () => {
  const map = pageOf({
    a: { type: 'to_do', properties: { title: [['done']], checked: [['Yes']] } },
    b: { type: 'to_do', properties: { title: [['open']], checked: [['No']] } },
    c: { type: 'to_do', properties: { title: [['new']] } },
  })

  expect(render(map).match(/checked=""/g)).toHaveLength(1)
})

test('a table keeps its own column order and has real header cells', () => {
  const map = pageOf({
    t: {
      type: 'table',
      format: { table_block_column_order: ['y', 'x'], table_block_column_header: true },
    },
    r1: { type: 'table_row', under: 't', properties: { x: [['X']], y: [['Y']] } },
    r2: { type: 'table_row', under: 't', properties: { x: [['1']] } },
  })

  expect(render(map)).toContain(
    '<tr class="notion-simple-table-row"><th class="notion-simple-table-data" scope="col">Y</th><th class="notion-simple-table-data" scope="col">X</th></tr>' +
      '<tr class="notion-simple-table-row"><td class="notion-simple-table-data"></td><td class="notion-simple-table-data">1</td></tr>',
  )
})

test.each([
  ['data:image/svg+xml;base64,PHN2Zy8+', true],
  ['https://images.example/a.webp', true],
  ['http://images.example/a.webp', false],
  ['data:text/html,x', false],
  ['javascript:alert(1)', false],
  ['attachment:abc:a.png', false],
])('a picture from %s is shown: %s', (source, shown) => {
  const map = pageOf({ a: { type: 'image', properties: { source: [[source]] } } })

  expect(render(map).includes('<img')).toBe(shown)
})

test('what plays elsewhere is a plain link and loads nothing', () => {
  const source = [['https://media.example/a.mp4']] as Decoration[]
  const caption = [['A clip']] as Decoration[]
  const map = pageOf({
    a: { type: 'video', properties: { source, caption } },
    b: { type: 'embed', properties: { source } },
    c: { type: 'audio', properties: { source: [['javascript:alert(1)']] } },
    d: { type: 'bookmark', properties: { link: [['javascript:alert(1)']], title: [['x']] } },
  })

  const html = render(map)

  expect(html).not.toMatch(/<(iframe|video|audio|img)|javascript/)
  expect(html).toContain('Watch: A clip')
  expect(html).toContain('Open: https://media.example/a.mp4')
})

test('a circle of children or references ends where it closes', () => {
  const map = pageOf({
    a: { type: 'toggle', title: [['A']] },
    b: { type: 'toggle', title: [['B']], under: 'a' },
    s: { type: 'transclusion_container' },
    r: {
      type: 'transclusion_reference',
      under: 's',
      format: { transclusion_reference_pointer: { id: 's' } },
    },
  })
  map.b?.value?.content?.push('a')
  if (map.b?.value) map.b.value.content = ['a', 'b', 'root']

  expect(render(map)).toContain('B')
})

test('references that repeat references stop at a bound', () => {
  const blocks: Record<string, BlockParts & { under?: string }> = {}
  for (let level = 0; level < 20; level++) {
    blocks[`s${level}`] = { type: 'transclusion_container', under: level === 0 ? 'root' : 'none' }
    for (const side of ['l', 'r']) {
      const format = { transclusion_reference_pointer: { id: `s${level + 1}` } }
      blocks[`${side}${level}`] = { type: 'transclusion_reference', under: `s${level}`, format }
    }
  }

  expect(render(pageOf(blocks)).length).toBeLessThan(300_000)
})

test('missing, hidden, malformed and unknown blocks render nothing', () => {
  const map = pageOf({
    a: { type: 'collection_view' },
    b: { type: 'text', properties: { title: 'oops' } as never },
    c: { type: 'text', title: [null as never, ['ok']] },
    d: { type: 'column_list' },
    e: { type: 'transclusion_reference' },
  })
  map.root?.value?.content?.push('gone')
  map.hidden = {}
  map.root?.value?.content?.push('hidden')

  const html = render(map)

  expect(html).toContain('ok')
  expect(toRichtext({}, String)).toBeNull()
  expect(toRichtext({ x: {} }, String)).toBeNull()
})

test('text is never markup', () => {
  const map = pageOf({ a: { title: [['<script>alert(1)</script>']] } })

  expect(render(map)).not.toContain('<script>')
})
