import { expect, test } from 'vitest'
import { createStylesOf } from './app-document.tsx'
import { type DocumentParts, renderDocument } from './document.ts'

const parts: DocumentParts = {
  head: { title: 'A deal', description: 'What it is' },
  machineHead: '',
  productName: 'Lobang',
  canonical: null,
  assets: {
    styles: { pages: { deal: '.deal{}' }, all: '.deal{}.post{}', path: '/assets/style.css' },
    boot: '',
    scripts: { entry: '/assets/entry.js', shared: [], pages: {} },
  },
  pageFolder: null,
  styles: '.deal{}',
  preload: '',
  app: '<p>A deal</p>',
  before: '',
  after: '',
  data: { 'page-data': '{}' },
}

test('a document without data loads no app', () => {
  const html = renderDocument({ ...parts, data: null })

  expect(html).not.toContain('/assets/entry.js')
})

test('scripts load after the first paint, and none has a tag', () => {
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

test('a document has the styles of its page, and one of no page has all', () => {
  const stylesOf = createStylesOf({ announcement: false, assets: parts.assets })
  const deal = { pageFolder: 'deal', errorStatus: null, preview: undefined }

  expect(renderDocument(parts)).toContain('<style>.deal{}</style>')
  expect(stylesOf(deal)).toBe('.deal{}')
  expect(stylesOf({ ...deal, pageFolder: null })).toBe('.deal{}.post{}')
  expect(stylesOf({ ...deal, errorStatus: 404 })).toBe('.deal{}.post{}')
})

test('nothing holds back the first paint', () => {
  expect(renderDocument(parts)).not.toContain('blocking="render"')
})
