import { expect, test } from 'vitest'
import { type DocumentParts, renderDocument } from './document.ts'

const parts: DocumentParts = {
  head: { title: 'A deal', description: 'What it is' },
  machineHead: '',
  productName: 'Lobang',
  canonical: null,
  assets: { css: '', boot: '', scripts: { entry: '/assets/entry.js', shared: [], pages: {} } },
  pageFolder: null,
  app: '<p>A deal</p>',
  before: '',
  after: '',
  data: { 'page-data': '{}' },
}

test('a page is painted once it is complete, a very long one as it arrives', () => {
  const long = { ...parts, app: '<p>A block</p>'.repeat(20_000) }

  expect(renderDocument(parts)).toContain('<link rel="expect" href="#page-data" blocking="render">')
  expect(renderDocument(long)).not.toContain('rel="expect"')
})

test('a document without data loads no app', () => {
  const html = renderDocument({ ...parts, data: null })

  expect(html).not.toContain('rel="expect"')
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
    assets: { css: '', boot: '', scripts },
    pageFolder: 'deal',
  })

  expect(html).toContain(' id="modules">["/assets/entry.js","/assets/cards.js","/d.js"]</script>')
  expect(html).not.toMatch(/<script[^>]* src=|modulepreload/)
})
