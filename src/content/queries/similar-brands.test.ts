import { expect, test } from 'vitest'
import { createContentClient } from '#content/create-content-client.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { documentOf, FIXTURE_NOW, openEmptyStore, serve } from '../../../test/content-fixture.ts'
import { findBrand } from './brands.ts'
import { similarBrands } from './similar-brands.ts'

function brandOf(uid: string, categories: string[], tags: string[] = []): StoredDocument {
  const rows = categories.map((category) => ({ category }))
  return {
    ...documentOf({ id: uid, uid, type: 'brand', data: { name: uid, categories: rows } }),
    tags,
  }
}

function dealOf(uid: string, brand: string, data: Record<string, unknown> = {}): StoredDocument {
  const link = {
    link_type: 'Document',
    id: brand,
    type: 'brand',
    uid: brand,
    tags: [],
    lang: 'en-sg',
  }
  return documentOf({
    id: uid,
    uid,
    type: 'deal',
    data: { title: uid, category: 'food', brand: link, ...data },
  })
}

async function similarTo(uid: string, documents: StoredDocument[], limit = 4) {
  const store = await openEmptyStore()
  await store.publish({ documents })
  const content = createContentClient({ service: serve(store) })
  const brand = await findBrand(content, uid)
  if (!brand) throw new Error(`no brand ${uid}`)
  const found = await similarBrands(content, { brand, now: FIXTURE_NOW, limit })
  return found.map(({ name, liveCount }) => `${name} ${liveCount}`)
}

test('brands with more in common come first, and those with nothing in common are left out', async () => {
  const documents = [
    brandOf('kopi', ['food'], ['halal', 'local']),
    brandOf('shoes', ['apparel'], ['running']),
    brandOf('tag only', ['apparel'], ['local']),
    brandOf('category only', ['food']),
    brandOf('both', ['food'], ['halal']),
    ...['shoes', 'tag only', 'category only', 'both', 'kopi'].map((uid) => dealOf(`a ${uid}`, uid)),
    dealOf('second', 'both'),
  ]

  expect(await similarTo('kopi', documents)).toEqual(['both 2', 'category only 1', 'tag only 1'])
})

test('brands without a live deal come after all others', async () => {
  const documents = [
    brandOf('kopi', ['food'], ['local']),
    brandOf('ended', ['food'], ['local']),
    brandOf('live', ['food']),
    brandOf('another', ['food']),
    dealOf('over', 'ended', { ends_on: '2020-01-01' }),
    dealOf('not yet', 'ended', { starts_on: '2090-01-01' }),
    dealOf('now', 'live'),
    dealOf('too', 'another'),
  ]

  expect(await similarTo('kopi', documents)).toEqual(['another 1', 'live 1', 'ended 0'])
  expect(await similarTo('kopi', documents, 2)).toEqual(['another 1', 'live 1'])
})
