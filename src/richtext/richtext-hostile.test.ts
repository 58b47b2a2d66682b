import { expect, test } from 'vitest'
import type { Block, BlockMap, Decoration } from '#lib/block-map.ts'
import { atOnce } from '#lib/node/work.ts'
import { pageOf, renderBlocks } from '../../test/richtext-fixture.ts'
import { toRichtext } from './to-richtext.ts'

test('a cycle of children or references ends where it closes', () => {
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
  if (map.b?.value) map.b.value.content = ['a', 'b', 'root']

  expect(renderBlocks(map)).toBe(
    '<details class="notion-toggle"><summary>A</summary><div><details class="notion-toggle"><summary>B</summary><div></div></details></div></details>' +
      '<div class="notion-sync-block"></div>',
  )
})

test('references to references stop at a limit', () => {
  const blocks: Parameters<typeof pageOf>[0] = {}
  for (let level = 0; level < 30; level++) {
    blocks[`s${level}`] = { type: 'transclusion_container', under: level === 0 ? 'root' : 'none' }
    for (const side of ['l', 'r']) {
      const format = { transclusion_reference_pointer: { id: `s${level + 1}` } }
      blocks[`${side}${level}`] = { type: 'transclusion_reference', under: `s${level}`, format }
    }
  }

  expect(renderBlocks(pageOf(blocks)).length).toBeLessThan(1_000_000)
})

test('a long text that is referenced many times stops at a limit', () => {
  const format = { transclusion_reference_pointer: { id: 's' } }
  const references = Array.from({ length: 5000 }, (_, at) => [
    `r${at}`,
    { type: 'transclusion_reference', format },
  ])
  const map = pageOf({
    s: { type: 'transclusion_container', under: 'none' },
    t: { title: [['x'.repeat(100_000)]], under: 's' },
    ...Object.fromEntries(references),
  })

  expect(renderBlocks(map).length).toBeLessThan(10_000_000)
})

test('all of 10,000 blocks are shown', () => {
  const blocks = Array.from({ length: 10_000 }, (_, at) => [
    `b${at}`,
    { title: [[`block ${at}.`]] as Decoration[] },
  ])

  const html = renderBlocks(pageOf(Object.fromEntries(blocks)))

  expect(html.match(/<p /g)).toHaveLength(10_000)
  expect(html).toContain('block 9999.')
})

test.for(['toggle', 'bulleted_list', 'text', 'quote'])(
  '200 levels of %s are shown, the deeper ones without more indentation',
  (type) => {
    const html = renderBlocks(nested(200, type))

    expect(html).toContain('level 0.')
    expect(html).toContain('level 199.')
    expect(deepest(html)).toBeLessThan(110)
  },
)

test('a nesting of 100,000 levels is cut off', () => {
  expect(renderBlocks(nested(100_000, 'toggle'))).toContain('level 100.')
})

test('text never becomes markup', () => {
  const words = '<script>alert(1)</script><img src=x onerror=alert(1)>'
  const title = [[words]] as Decoration[]
  const map = pageOf({
    a: { title },
    b: { type: 'code', properties: { title, language: [['html']] } },
    c: { type: 'equation', title },
    d: { type: 'code', properties: { title, language: [['"><script>']] } },
    e: { type: 'header', title },
    f: { title: [['⁍', [['e', `\\href{javascript:alert(1)}{x} \\text{${words}}`]]]] },
    g: { title: [['⁍', [['e', `\\htmlData{onclick=x}{y}`]]]] },
    h: { type: 'embed', properties: { source: [['https://a.lobang.example/"><script>']] } },
  })

  const html = renderBlocks(map)

  expect(html).not.toMatch(/<script|<img|href="javascript/)
})

test('blocks that are missing, hidden, malformed or of the wrong type show nothing', () => {
  const odd = (value: unknown) => ({ value }) as BlockMap[string]
  const map: BlockMap = {
    ...pageOf({
      ok: { title: [['ok']] },
      numbers: { title: [[1 as never], null as never, ['!']] },
    }),
    gone: {},
    nothing: odd(null),
    list: odd([]),
    words: odd('text'),
    noType: odd({ id: 'noType', properties: {} }),
    badText: odd({ type: 'text', properties: 'oops', content: 'oops', format: 7 }),
    badContent: odd({ type: 'toggle', content: [1, null, {}, ['ok']] }),
    badFormat: odd({
      type: 'image',
      properties: { source: [[{ toString: 'x' }]] },
      format: { block_width: { valueOf: 1 }, display_source: {} },
    }),
    badTable: odd({ type: 'table', content: ['ok'], format: { table_block_column_order: [null] } }),
    badMark: odd({ type: 'text', properties: { title: [['a', [null, 'b', [{}], ['d'], ['p']]]] } }),
    badPointer: odd({
      type: 'transclusion_reference',
      format: { transclusion_reference_pointer: 'ok' },
    }),
    emptyColumns: odd({ type: 'column_list' }),
  }
  const page = map.root?.value as Block
  page.content = [...Object.keys(map), 'nowhere', '__proto__', 'constructor', 'toString']

  const html = renderBlocks(map)

  expect(html).toContain('<p class="notion-text">ok</p><p class="notion-text">!</p>')
  expect(html).toContain('<p class="notion-text">a</p>')
})

test.for([{}, { x: {} }, { x: { value: { id: 'x', type: 'text' } } }, [], null])(
  'a block map that does not start with a page is refused: %j',
  (map) => {
    const options = { idPrefix: '', embedHosts: [], onUnknownBlock: () => {} }

    expect(atOnce(toRichtext(map as BlockMap, options))).toBeNull()
  },
)

test('only unknown block types are reported, and they show nothing', () => {
  const told: string[] = []
  const map = pageOf({
    a: { type: 'sparkles', title: [['x']] },
    b: { type: 'table_row' },
    c: { type: 'embed' },
    d: { type: 'divider' },
  })

  const html = renderBlocks(map, { onUnknownBlock: (type) => told.push(type) })

  expect(html).toBe('<hr class="notion-hr"/>')
  expect(told).toEqual(['sparkles'])
})

function nested(levels: number, type: string): BlockMap {
  const map = pageOf({})
  let parent = map.root?.value as Block
  for (let level = 0; level < levels; level++) {
    const value = { id: `n${level}`, type, properties: { title: [[`level ${level}.`]] } } as Block
    const text = { id: `t${level}`, type: 'text', properties: value.properties } as Block
    map[value.id] = { value }
    map[text.id] = { value: text }
    parent.content = [...(parent.content ?? []), text.id, value.id]
    parent = value
  }
  return map
}

function deepest(html: string): number {
  let depth = 0
  let most = 0
  for (const [tag] of html.matchAll(/<\/?(details|div|ul|li|p|blockquote|summary)\b/g)) {
    depth += tag.startsWith('</') ? -1 : 1
    most = Math.max(most, depth)
  }
  return most
}
