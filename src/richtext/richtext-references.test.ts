import { expect, test } from 'vitest'
import type { Decoration } from '#lib/block-map.ts'
import { pageOf, renderBlocks, source, text } from '../../test/richtext-fixture.ts'

const OTHER = '4dfc75e5-1844-55ad-b717-26989f41da04'

test('a block: page, as a link', () => {
  const map = pageOf({
    [OTHER]: { type: 'page', properties: text('The FAQ'), format: { page_icon: '💬' } },
  })

  expect(renderBlocks(map)).toBe(
    '<a class="notion-page-link" href="/4dfc75e5184455adb71726989f41da04">' +
      '<span class="notion-emoji notion-page-icon" role="img" aria-label="💬">💬</span>' +
      '<span class="notion-page-text">The FAQ</span></a>',
  )
})

test('a link to our own host is internal, a link to a look-alike host is not', () => {
  const link = (url: string) => [['A', [['a', url]]]] as Decoration[]
  const hrefOf = (url: string) =>
    /href="([^"]*)"/.exec(
      renderBlocks(pageOf({ a: { properties: { title: link(url) } } }), {
        host: 'lobang.example',
      }),
    )?.[1] ?? null

  expect(hrefOf('https://lobang.example/deals?sort=new#top')).toBe('/deals?sort=new#top')
  expect(hrefOf(`https://LOBANG.example/${OTHER}`)).toBe('/4dfc75e5184455adb71726989f41da04')
  expect(hrefOf('https://lobang.example//evil.example')).toBeNull()
  expect(hrefOf('https://lobang.example.evil.example/')).toBe(
    'https://lobang.example.evil.example/',
  )
  expect(hrefOf('http://lobang.example/')).toBe('/')
  expect(hrefOf('https://lobang.example:8443/')).toBe('https://lobang.example:8443/')
})

test('a block: figma, embedded from its own source', () => {
  const format = { display_source: 'https://other.lobang.example/' }
  const properties = source('https://design.lobang.example/file')
  const map = pageOf({ a: { type: 'figma', properties, format } })

  const html = renderBlocks(map)

  expect(html).toContain('href="https://design.lobang.example/file" target="p-frame-1"')
  expect(html).not.toContain('other.lobang.example')
})

test('a block: transclusion_reference, which repeats the passage', () => {
  const map = pageOf({
    s: { type: 'transclusion_container' },
    h: { type: 'header', properties: text('H'), under: 's' },
    r: {
      type: 'transclusion_reference',
      format: { transclusion_reference_pointer: { id: 's', table: 'block' } },
    },
  })

  expect(renderBlocks(map)).toBe(
    '<div class="notion-sync-block"><h2 class="notion-h1" id="p-h">H</h2></div>' +
      '<div class="notion-sync-block"><h2 class="notion-h1" id="p-h--2">H</h2></div>',
  )
})
