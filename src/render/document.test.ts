import { expect, test } from 'vitest'
import { type DocumentParts, renderDocument } from './document.ts'

const parts: DocumentParts = {
  head: { title: 'A deal', description: 'What it is' },
  machineHead: '',
  productName: 'Lobang',
  canonical: null,
  assets: { css: '', scripts: { entry: '/assets/entry.js', shared: [], pages: {} } },
  pageFolder: null,
  app: '<p>A deal</p>',
  before: '',
  after: '',
  data: { 'page-data': '{}' },
}

test('a page is painted at once, a very long one as it comes', () => {
  const long = { ...parts, app: '<p>A block</p>'.repeat(20_000) }

  expect(renderDocument(parts)).toContain('<link rel="expect" href="#page-data" blocking="render">')
  expect(renderDocument(long)).not.toContain('rel="expect"')
})

test('a document without data waits for none', () => {
  expect(renderDocument({ ...parts, data: null })).not.toContain('rel="expect"')
})
