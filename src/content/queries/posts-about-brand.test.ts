import { expect, test } from 'vitest'
import type { PostDocument } from '#repository/documents.ts'
import { mentionsBrand } from './posts-about-brand.ts'

const brand = {
  uid: 'half-moon',
  name: 'Half Moon',
  dealIds: new Set(['deal-1']),
  dealPaths: new Set(['/deals/food/half-moon-scoop']),
}

function post(data: object): PostDocument {
  return { id: 'post', uid: 'post', tags: [], data } as unknown as PostDocument
}

function paragraph(text: string, link?: object): PostDocument {
  const spans = link ? [{ type: 'hyperlink', start: 0, end: 3, data: link }] : []
  const slice = { slice_type: 'text', primary: { text: [{ type: 'paragraph', text, spans }] } }
  return post({ slices: [slice] })
}

function table(text: string): PostDocument {
  const content = [{ type: 'paragraph', text, spans: [] }]
  const rows = [{ key: 'r', cells: [{ key: 'c', type: 'data', content }] }]
  return post({ slices: [{ slice_type: 'table', primary: { table: { body: { rows } } } }] })
}

test.each([
  ['its name in a sentence', paragraph('Two scoops at Half Moon, please.')],
  ['its name in a table', table('Half Moon')],
  ['its name in the title', post({ title: [{ type: 'heading1', text: 'Half Moon', spans: [] }] })],
  ['its name in the excerpt', post({ excerpt: 'From Half Moon to here' })],
  ['a deal of it within the text', post({ slices: [dealSlice('deal-1')] })],
  ['a deal of it beside the text', post({ deals: [{ deal: relation('deal-1') }] })],
  ['a link to its page', paragraph('Ice', { link_type: 'Web', url: '/brands/half-moon#about' })],
  ['a link to its document', paragraph('Ice', { type: 'brand', id: 'b', uid: 'half-moon' })],
  ['a link to its deal', paragraph('Ice', { url: '/deals/food/half-moon-scoop?x=1' })],
])('%s is a mention', (_, document) => {
  expect(mentionsBrand(document, brand)).toBe(true)
})

test.each([
  ['nothing at all', post({})],
  ['other words spelt alike', paragraph('Under a half moon we ate.')],
  ['a longer word', paragraph('Half Moonlight, half lamp; Behalf Moon')],
  ['a deal of another brand', post({ slices: [dealSlice('deal-2')] })],
  ['a link to another brand', paragraph('Ice', { url: '/brands/half-moon-bay' })],
  ['a link elsewhere', paragraph('Ice', { url: 'https://half-moon.example/' })],
])('%s is not a mention', (_, document) => {
  expect(mentionsBrand(document, brand)).toBe(false)
})

function relation(id: string) {
  return { link_type: 'Document', id, type: 'deal', uid: id }
}

function dealSlice(id: string) {
  return { slice_type: 'deal', primary: { deal: relation(id) } }
}
