import { expect, test } from 'vitest'
import { encodeBody, textOf } from '#pagecache/encoded-body.ts'
import { createPageCopies } from './page-copies.ts'

async function page(html: string, { madeAt = 0, validUntil = 1000 } = {}) {
  const [body, payload] = await Promise.all([encodeBody(html, 'least'), encodeBody('{}', 'least')])
  return { html: body, payload, type: null, styleHashes: [], madeAt, validUntil }
}

test('a page is found while it is valid', async () => {
  const clock = { now: 500 }
  const copies = createPageCopies(() => clock.now)
  copies.apply({ address: '/', page: await page('<p>Hello', { madeAt: 100, validUntil: 1000 }) })

  const found = copies.find('/')
  expect(found && textOf(found.html)).toBe('<p>Hello')
  clock.now = 1000
  expect(copies.find('/')).toBeNull()
  clock.now = 99
  expect(copies.find('/')).toBeNull()
})

test('a page that is no longer fresh is not found', async () => {
  const copies = createPageCopies(() => 0)
  copies.apply({ address: '/', page: await page('old') })

  copies.apply({ address: '/', page: null })

  expect(copies.find('/')).toBeNull()
})

test('the bytes are those of the cache, not a copy', async () => {
  const copies = createPageCopies(() => 0)
  const original = await page('once')
  copies.apply({ address: '/', page: structuredClone(original) })

  original.html.bytes.br.fill(7)

  expect(copies.find('/')?.html.bytes.br).toEqual(original.html.bytes.br)
})

test('hits are reported once', async () => {
  const copies = createPageCopies(() => 0)
  copies.apply({ address: '/', page: await page('home') })
  copies.apply({ address: '/deals', page: await page('deals') })
  copies.find('/')
  copies.find('/')
  copies.find('/nowhere')

  expect(copies.takeHits()).toEqual([['/', 2]])
  expect(copies.takeHits()).toEqual([])
})
