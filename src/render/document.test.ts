import { expect, test } from 'vitest'
import { createScriptsOf, createStylesOf } from './app-document.tsx'
import { type DocumentParts, renderDocument } from './document.ts'

const parts: DocumentParts = {
  head: { title: 'A deal', description: 'What it is' },
  forMachines: { head: '<meta property>', end: '<script type="application/ld+json"></script>' },
  productName: 'Lobang',
  canonical: null,
  assets: {
    styles: {
      pages: { deal: { first: '.header{}', rest: '.deal{}' } },
      all: { first: '.header{}', rest: '.deal{}.post{}' },
      path: '/assets/style.css',
    },
    boot: { beforeHeader: 'first()', afterHeader: 'second()' },
    scripts: { entry: '/assets/entry.js', shared: [], pages: {} },
  },
  pageFolder: null,
  styles: { first: '.header{}', rest: '.deal{}' },
  ownStyle: null,
  preload: '',
  header: '<header></header>',
  icons: '<svg></svg>',
  app: '<p>A deal</p>',
  before: '',
  after: '',
  data: { 'page-data': '{}' },
}

test('a document without data is not hydrated', () => {
  expect(renderDocument({ ...parts, data: null })).not.toContain('application/json')
})

test('the scripts of the app and of the page load at once, the entry first', () => {
  const scripts = {
    entry: '/assets/entry.js',
    shared: ['/assets/cards.js'],
    pages: { deal: ['/d.js'] },
  }
  const scriptsOf = createScriptsOf({ ...parts.assets, scripts })

  expect(scriptsOf({ pageFolder: 'deal' })).toEqual([
    '/assets/entry.js',
    '/assets/cards.js',
    '/d.js',
  ])
  expect(scriptsOf({ pageFolder: null })).toEqual(['/assets/entry.js', '/assets/cards.js'])
})

test('scripts load after the first paint, without script tags', () => {
  expect(renderDocument(parts)).not.toMatch(/<script[^>]* src=|modulepreload/)
})

test('a document has the styles of its page, and one without a page has all styles', () => {
  const stylesOf = createStylesOf({ announcement: false, assets: parts.assets })
  const deal = { pageFolder: 'deal', errorStatus: null, preview: undefined }

  expect(stylesOf(deal).rest).toBe('.deal{}')
  expect(stylesOf({ ...deal, pageFolder: null }).rest).toBe('.deal{}.post{}')
  expect(stylesOf({ ...deal, errorStatus: 404 }).rest).toBe('.deal{}.post{}')
})

test('on a deal the header comes before the styles and icons of the rest', () => {
  const html = renderDocument({ ...parts, pageFolder: 'deal' })

  expect(html).toContain('<style>.header{}</style></head><body><script>first()</script>')
  expect(html).toContain(
    '<div id="app"><header></header><svg></svg><script>second()</script><svg style="display:none"><style>.deal{}</style></svg><p>A deal</p></div>',
  )
})

test('on other pages all styles are in the head', () => {
  const html = renderDocument({ ...parts, pageFolder: 'deals' })

  expect(html).toContain(
    '<style>.header{}</style><style>.deal{}</style></head><body><script>first()</script>',
  )
  expect(html).toContain(
    '<svg></svg><div id="app"><header></header><script>second()</script><p>A deal</p></div>',
  )
})

test('structured data is at the end, and other tags for machines are in the head', () => {
  const html = renderDocument(parts)

  expect(html).toMatch(/<meta property>.*<\/head>/)
  expect(html).toMatch(/<script type="application\/ld\+json"><\/script><\/body>/)
})

test('nothing blocks the first paint', () => {
  expect(renderDocument(parts)).not.toContain('blocking="render"')
})
