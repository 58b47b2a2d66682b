import { expect, test } from 'vitest'
import type { Decoration } from '#lib/block-map.ts'
import { atOnce } from '#lib/node/work.ts'
import { pageOf, renderBlocks } from '../../test/richtext-fixture.ts'
import { describeRichtext } from './describe-richtext.ts'
import { writeRichtext } from './render-richtext.tsx'
import { toMarkup } from './to-markup.ts'
import { toRichtext } from './to-richtext.ts'

const OTHER = '4dfc75e5-1844-55ad-b717-26989f41da04'
const options = { idPrefix: 'p', embedHosts: [], onUnknownBlock: () => {} }

test('headings start at h2, below the title, and skip no level', () => {
  const map = pageOf({
    a: { type: 'header', title: [['One']] },
    b: { type: 'sub_header', title: [['Two']] },
    c: { type: 'sub_sub_header', title: [['Three']] },
    d: { type: 'header', title: [['Again']] },
    e: { type: 'sub_sub_header', title: [['Skips one']] },
    f: { type: 'header', title: [['  ']] },
  })

  expect(renderBlocks(map).match(/<h\d class="[^"]*"/g)).toEqual([
    '<h2 class="notion-h1"',
    '<h3 class="notion-h2"',
    '<h4 class="notion-h3"',
    '<h2 class="notion-h1"',
    '<h3 class="notion-h3"',
  ])
})

test('adjacent items form one list, and any other block restarts the numbers', () => {
  const map = pageOf({
    a: { type: 'numbered_list', title: [['A']] },
    b: { type: 'numbered_list', title: [['B']] },
    t: { title: [['between']] },
    c: { type: 'numbered_list', title: [['C']] },
    d: { type: 'bulleted_list', title: [['D']] },
  })

  expect(renderBlocks(map)).toBe(
    '<ol class="notion-list notion-list-numbered" start="1"><li>A</li><li>B</li></ol><p class="notion-text">between</p>' +
      '<ol class="notion-list notion-list-numbered" start="1"><li>C</li></ol><ul class="notion-list notion-list-disc"><li>D</li></ul>',
  )
})

test('marks nest in order, the first outermost', () => {
  const map = pageOf({
    a: {
      title: [
        ['x', [['b'], ['i'], ['s'], ['_'], ['c'], ['h', 'teal_background']]],
        ['y', [['m', 'comment']]],
        ['z', [['h', 'x" onclick="y']]],
      ],
    },
  })

  expect(renderBlocks(map)).toBe(
    '<p class="notion-text"><b><em><s><u><code class="notion-inline-code"><span class="notion-teal_background">x</span></code></u></s></em></b>yz</p>',
  )
})

test('an inline equation is inside its other marks, and an invalid one stays text', () => {
  const map = pageOf({
    a: { title: [['⁍', [['e', 'a^2'], ['b']]], [' '], ['⁍', [['e', '\\frac{']]]] },
  })

  const html = renderBlocks(map)

  expect(html).toContain('<b><span class="notion-equation-inline"><span class="katex"><math')
  expect(html).toContain(' <code class="notion-inline-code">\\frac{</code>')
})

test('mentions of pages, dates and people render without a crash', () => {
  const map = pageOf({
    a: {
      title: [
        ['‣', [['p', OTHER], ['b']]],
        ['‣', [['d', { type: 'date', start_date: '2026-11-18' }]]],
        ['‣', [['d', { start_date: '2026-11-18', start_time: '09:30', end_date: '2026-11-19' }]]],
        ['‣', [['d', { start_date: 'never' }]]],
        ['‣', [['u', 'a-person']]],
        ['‣', [['p', 'javascript:alert(1)']]],
        ['‣'],
      ],
    },
  })
  map[OTHER] = { value: { id: OTHER, type: 'page', properties: { title: [['The FAQ']] } } }

  expect(renderBlocks(map)).toBe(
    '<p class="notion-text"><a class="notion-link" href="/4dfc75e5184455adb71726989f41da04"><b>The FAQ</b></a>' +
      '<time dateTime="2026-11-18">18 November 2026</time>' +
      '<time dateTime="2026-11-18T09:30">18 November 2026, 09:30 to 19 November 2026</time>' +
      '<span class="notion-user">someone</span>this page</p>',
  )
})

test.each([
  ['https://shop.example/a', 'https://shop.example/a'],
  ['mailto:hello@lobang.example', 'mailto:hello@lobang.example'],
  ['/blog/kopi', '/blog/kopi'],
  ['/373BA72B-bff7-5ce7-a838-e2499590de30', '/373ba72bbff75ce7a838e2499590de30'],
  ['javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  [' JavaScript:alert(1)', null],
  ['data:text/html,<script>alert(1)</script>', null],
  ['vbscript:x', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['not a url', null],
])('a link to %j leads to %j', (target, href) => {
  const map = pageOf({ a: { title: [['go', [['a', target]]]] } })

  const html = renderBlocks(map)

  expect(/href="([^"]*)"/.exec(html)?.[1] ?? null).toBe(href)
  expect(html).toContain('go')
})

test.each([
  ['data:image/svg+xml;base64,PHN2Zy8+', 'img'],
  ['/images/0123456789abcdef0123456789abcdef/a.webp', 'img'],
  ['https://images.example/a.webp', 'a'],
  ['data:text/html,x', null],
  ['javascript:alert(1)', null],
  ['attachment:abc:a.png', null],
  ['//evil.example/a.png', null],
])('a picture from %s is shown as %s', (source, tag) => {
  const map = pageOf({ a: { type: 'image', properties: { source: [[source]] } } })

  expect(/<(img|a) /.exec(renderBlocks(map))?.[1] ?? null).toBe(tag)
})

test.each([
  ['https://www.youtube.com/watch?v=abc', 'https://www.youtube-nocookie.com/embed/abc'],
  ['https://youtu.be/abc', 'https://www.youtube-nocookie.com/embed/abc'],
  ['https://vimeo.com/123', 'https://player.vimeo.com/video/123'],
])('a video at %s is framed from %s', (source, src) => {
  const map = pageOf({ a: { type: 'video', properties: { source: [[source]] } } })
  const embedHosts = ['www.youtube-nocookie.com', 'player.vimeo.com']

  expect(renderBlocks(map, { embedHosts })).toContain(`<a href="${src}" target="p-frame-1"`)
})

test('frames and players load nothing before a click', () => {
  const source = (file: string): Record<string, Decoration[]> => ({
    source: [[`https://media.lobang.example/${file}`]],
  })
  const map = pageOf({
    a: { type: 'video', properties: source('a.mp4') },
    b: { type: 'audio', properties: source('a.mp3') },
    c: { type: 'embed', properties: source('map') },
  })

  const html = renderBlocks(map)

  expect(html).not.toMatch(/<iframe[^>]*\ssrc(doc)?=/)
  expect(html.match(/<(video|audio)[^>]*preload="none"/g)).toHaveLength(2)
})

test('element ids start with the page id, so two pages in one document do not clash', () => {
  const map = pageOf({
    a: { type: 'header', title: [['Same']] },
    b: { type: 'header', title: [['Same']] },
    c: { type: 'header', title: [['咖啡 & Kopi']] },
  })

  const ids = (idPrefix: string) =>
    [...renderBlocks(map, { idPrefix }).matchAll(/ id="([^"]*)"/g)].map((found) => found[1])

  expect(ids('terms')).toEqual(['terms-same', 'terms-same--2', 'terms-咖啡-kopi'])
  expect(ids('oth.faq')).toEqual(['oth.faq-same', 'oth.faq-same--2', 'oth.faq-咖啡-kopi'])
})

test('a long page has a table of contents, a short one has none', () => {
  const sections = (count: number, texts: number) =>
    pageOf(
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [
          [`h${at}`, { type: 'header', title: [[`Section ${at}`]] as Decoration[] }],
          ...Array.from({ length: texts }, (_, text) => [
            `t${at}-${text}`,
            { title: [['words']] as Decoration[] },
          ]),
        ]).flat(),
      ),
    )

  const long = renderBlocks(sections(5, 8))

  expect(long).toContain('<nav class="notion-contents" aria-label="On this page">')
  expect(long.match(/<a href="#p-section-\d">/g)).toHaveLength(5)
  expect(renderBlocks(sections(5, 2))).not.toContain('<nav')
  expect(renderBlocks(sections(2, 30))).not.toContain('<nav')
})

test('a page has its icon and cover above the title, and its own width', () => {
  const map = pageOf(
    {},
    {
      format: {
        page_icon: '🔒',
        page_cover: 'data:image/png;base64,AA==',
        page_cover_position: 0.25,
        page_full_width: true,
        page_small_text: true,
      },
    },
  )
  const page = atOnce(toRichtext(map, options))

  expect(page && atOnce(writeRichtext(page, toMarkup))).toEqual({
    title: 'Title',
    top:
      '<img class="notion-page-cover" src="data:image/png;base64,AA==" alt="" style="object-position:center 75%"/>' +
      '<span class="notion-emoji notion-page-icon-cover" role="img" aria-label="🔒">🔒</span>',
    html: '<div class="notion"><div class="notion-page notion-full-width notion-small-text"></div></div>',
  })
})

test('the description of a page is its first long text, cut at a word', () => {
  const long =
    'We keep as little as we can, for as short a time as we can, and tell you what it is. '
  const map = pageOf({
    a: { title: [['Short.']] },
    b: { type: 'transclusion_container' },
    c: { title: [[long.repeat(3)]], under: 'b' },
  })
  const page = atOnce(toRichtext(map, options))

  expect(page && describeRichtext(page)).toMatch(/^We keep as little .{80,140}…$/)
})
