import { expect, test } from 'vitest'
import { createStylesOf } from './app-document.tsx'
import { type DocumentParts, renderDocument } from './document.ts'

const parts: DocumentParts = {
  head: { title: 'A deal', description: 'What it is' },
  machineHead: '',
  productName: 'Lobang',
  canonical: null,
  assets: {
    styles: {
      pages: { deal: { first: '.header{}', rest: '.deal{}' } },
      all: { first: '.header{}', rest: '.deal{}.post{}' },
      path: '/assets/style.css',
    },
    boot: '',
    scripts: { entry: '/assets/entry.js', shared: [], pages: {} },
  },
  pageFolder: null,
  styles: { first: '.header{}', rest: '.deal{}' },
  preload: '',
  header: '<header></header>',
  icons: '<svg></svg>',
  app: '<p>A deal</p>',
  before: '',
  after: '',
  data: { 'page-data': '{}' },
}

test('a document without data loads no app', () => {
  const html = renderDocument({ ...parts, data: null })

  expect(html).not.toContain('/assets/entry.js')
})

test('scripts load after the first paint, without script tags', () => {
  const scripts = {
    entry: '/assets/entry.js',
    shared: ['/assets/cards.js'],
    pages: { deal: ['/d.js'] },
  }

  const html = renderDocument({
    ...parts,
    assets: { ...parts.assets, scripts },
    pageFolder: 'deal',
  })

  expect(html).toContain(' id="modules">["/assets/entry.js","/assets/cards.js","/d.js"]</script>')
  expect(html).not.toMatch(/<script[^>]* src=|modulepreload/)
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

  expect(html).toContain('<style>.header{}</style><script></script></head>')
  expect(html).toContain(
    '<div id="app"><header></header><svg style="display:none"><style>.deal{}</style></svg><svg></svg><p>A deal</p></div>',
  )
})

test('on other pages all styles are in the head', () => {
  const html = renderDocument({ ...parts, pageFolder: 'deals' })

  expect(html).toContain('<style>.header{}</style><style>.deal{}</style><script></script></head>')
  expect(html).toContain('<svg></svg><div id="app"><header></header><p>A deal</p></div>')
})

test('nothing blocks the first paint', () => {
  expect(renderDocument(parts)).not.toContain('blocking="render"')
})
