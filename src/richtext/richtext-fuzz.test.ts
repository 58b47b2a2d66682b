import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BlockMap } from '#lib/block-map.ts'
import { patience, trialsOf } from '../../test/machine.ts'
import { renderBlocks } from '../../test/richtext-fixture.ts'

// Random block maps. Half of them are nearly valid, so that they get deep into the renderer.

const RUNS = trialsOf(5000)

const types = [
  ...['page', 'header', 'sub_header', 'sub_sub_header', 'bookmark', 'callout', 'code', 'equation'],
  ...['text', 'quote', 'to_do', 'toggle', 'column_list', 'column', 'bulleted_list', 'image'],
  ...['numbered_list', 'embed', 'figma', 'video', 'audio', 'table', 'table_row', 'divider'],
  ...[
    'transclusion_reference',
    'transclusion_container',
    'collection_view',
    'sparkles',
    '__proto__',
  ],
]
const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', '__proto__', '4dfc75e5-1844-55ad-b717-26989f41da04']

const attacks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'https://a.lobang.example/"onmouseover="alert(1)',
  'https://a.lobang.example/x.mp4',
  "'><script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  '</title></style></textarea><script>alert(1)</script>',
  '\\href{javascript:alert(1)}{x}',
  '\\htmlStyle{color:red}{x}',
  '\\def\\a{\\a\\a}\\a',
  `${'{'.repeat(300)}x`,
  '‣',
  '⁍',
  '//evil.example',
  '/\\evil.example',
  '/4dfc75e5184455adb71726989f41da04',
]

const text = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom(...attacks))
const anything = fc.anything({ maxDepth: 2 }).filter((value) => isJson(value))
const often = <Value>(good: fc.Arbitrary<Value>) =>
  fc.oneof({ arbitrary: good, weight: 8 }, { arbitrary: anything, weight: 1 })

const markKeys = ['b', 'i', 's', 'c', '_', 'a', 'h', 'e', 'p', 'u', 'd', 'm']
const markValue = fc.oneof(
  text,
  fc.constantFrom('red', 'teal_background', ...ids),
  fc.record({ start_date: fc.constantFrom('2026-11-18', 'x'), end_date: text }),
)
const mark = often(fc.tuple(fc.constantFrom(...markKeys), often(markValue)))
const decoration = often(fc.oneof(fc.tuple(text), fc.tuple(text, fc.array(mark, { maxLength: 4 }))))
const decorations = often(fc.array(decoration, { maxLength: 3 }))

const properties = fc.record(
  Object.fromEntries(
    [
      'title',
      'source',
      'caption',
      'link',
      'description',
      'language',
      'checked',
      'alt_text',
      'x',
    ].map((name) => [name, decorations]),
  ),
  { requiredKeys: [] },
)
const number = fc.constantFrom(0, -1, 0.25, 0.5, 1, 3, 720, 1e9, Number.MAX_VALUE)
const format = fc.record(
  {
    block_color: fc.oneof(fc.constantFrom('red', 'blue_background'), text),
    page_icon: fc.oneof(fc.constant('💡'), text),
    page_cover: text,
    bookmark_icon: text,
    bookmark_cover: text,
    display_source: text,
    column_ratio: often(number),
    block_width: often(number),
    block_height: often(number),
    block_aspect_ratio: often(number),
    list_start_index: often(number),
    toggleable: fc.boolean(),
    table_block_column_order: often(fc.constant(['x', 'title'])),
    table_block_column_header: fc.boolean(),
    table_block_row_header: fc.boolean(),
    table_block_column_format: often(fc.constant({ x: { width: 9, color: 'red' } })),
    transclusion_reference_pointer: often(fc.record({ id: fc.constantFrom(...ids) })),
  },
  { requiredKeys: [] },
)
const block = fc.record({
  id: fc.constantFrom(...ids),
  type: often(fc.constantFrom(...types)),
  content: often(fc.array(often(fc.constantFrom(...ids)), { maxLength: 5 })),
  properties: often(properties),
  format: often(format),
})
const blockMap = fc
  .array(often(fc.record({ value: often(block) })), {
    minLength: ids.length,
    maxLength: ids.length,
  })
  .map((entries) => {
    const root = { value: { id: 'root', type: 'page', content: ids, properties: {} } }
    return Object.fromEntries([['root', root], ...ids.map((id, at) => [id, entries[at]])])
  })

test(`${RUNS} random block maps: no exception, nothing executable`, {
  timeout: patience(600_000),
}, () => {
  let rendered = 0
  fc.assert(
    fc.property(blockMap, (map) => {
      const html = renderBlocks(map as BlockMap)
      rendered += html.length
      expect(liveParts(html)).toEqual([])
    }),
    { numRuns: RUNS },
  )
  // If nearly all of them were empty, nothing would have been tested.
  expect(rendered / RUNS).toBeGreaterThan(300)
})

test('the check for executable parts finds them', () => {
  expect(liveParts('<p>onclick= javascript:</p>')).toEqual([])
  expect(liveParts('<script>x</script>')).toHaveLength(1)
  expect(liveParts('<p onclick="x">')).toHaveLength(1)
  expect(liveParts('<a href="javascript:x">')).toHaveLength(1)
  expect(liveParts('<a href="//evil.example">')).toHaveLength(1)
  expect(liveParts('<iframe src="https://a.example">')).toHaveLength(1)
  expect(liveParts('<img src="https://a.example/b.png">')).toHaveLength(1)
})

/**
 * Finds tags and attributes that run something, or load it before a click. Quoted values contain no `<` or `>`, because
 * the renderer escapes them.
 */
function liveParts(html: string): string[] {
  const tags = html.match(/<[a-z][^>]*>/gi) ?? []
  return tags.filter((tag) => {
    if (/^<(script|object|style|link|meta|base|form|svg)\b/i.test(tag)) return true
    const unquoted = tag.replaceAll(/"[^"]*"/g, '')
    const names = [...unquoted.matchAll(/\s([a-z-]+)(?==)/gi)].map((found) => found[1] ?? '')
    if (names.some((name) => /^(on|srcdoc|formaction|xlink)/i.test(name))) return true
    const href = /\shref="([^"]*)"/i.exec(tag)?.[1] ?? '/'
    if (!/^(https?:|mailto:|tel:|#|\/(?![/\\]))/.test(href)) return true
    const src = /\ssrc="([^"]*)"/i.exec(tag)?.[1] ?? '/'
    return /^<(audio|video)/.test(tag)
      ? !/^https:/.test(src) || !tag.includes('preload="none"')
      : !/^(\/(?![/\\])|data:image\/)/.test(src)
  })
}

/** Block maps come from JSON, so they have no functions, symbols or sparse lists. */
function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined
  } catch {
    return false
  }
}
