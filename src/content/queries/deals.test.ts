import { expect, test } from 'vitest'
import { createContentClient } from '#content/create-content-client.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { documentOf, FIXTURE_NOW, openEmptyStore, serve } from '../../../test/content-fixture.ts'
import { dealOf as plainDeal } from '../../../test/deal-fixture.ts'
import { findBrand } from './brands.ts'
import { findDeal, liveDeals, publishedDeals } from './deals.ts'
import { findHome } from './home.ts'
import { siteSettings } from './settings.ts'

async function contentOf(...documents: StoredDocument[]) {
  const store = await openEmptyStore()
  await store.publish({ documents })
  return createContentClient({ service: serve(store) })
}

const brand = documentOf({ id: 'b1', uid: 'kopi', type: 'brand', data: { name: 'Kopi' } })

function dealOf(uid: string, data: Record<string, unknown> = {}): StoredDocument {
  const link = {
    link_type: 'Document',
    id: 'b1',
    type: 'brand',
    uid: 'kopi',
    tags: [],
    lang: 'en-sg',
  }
  const fields = { title: uid, category: 'food', brand: link, ...data }
  return documentOf({ id: uid, uid, type: 'deal', data: fields })
}

test('a deal with only a title is complete', async () => {
  const content = await contentOf(brand, dealOf('bare'))

  expect(await findDeal(content, 'bare')).toEqual(
    plainDeal({
      id: 'bare',
      uid: 'bare',
      title: 'bare',
      begunAt: Date.parse(dealOf('bare').first_publication_date ?? ''),
      summary: '',
      brand: { uid: 'kopi', name: 'Kopi', palette: 'pandan', motif: 'coupon' },
      redeem: 'show',
      code: null,
      link: null,
      priceNow: null,
    }),
  )
})

test.each([
  ['no title', { title: '' }],
  ['a category without pages', { category: 'pets' }],
  ['no brand', { brand: { link_type: 'Document' } }],
  [
    'a brand that is not published',
    { brand: { link_type: 'Document', id: 'gone', type: 'brand', tags: [], lang: 'en-sg' } },
  ],
])('a deal with %s is not shown', async (_, data) => {
  const content = await contentOf(brand, dealOf('odd', data), dealOf('even'))

  expect(await findDeal(content, 'odd')).toBeNull()
  expect((await publishedDeals(content)).map(({ uid }) => uid)).toEqual(['even'])
})

test.each([
  ['https://shop.example/a', 'https://shop.example/a'],
  ['javascript:alert(1)', null],
])('the shop link %s becomes %s', async (url, link) => {
  const content = await contentOf(brand, dealOf('a', { link: { link_type: 'Web', url } }))

  expect(await findDeal(content, 'a')).toMatchObject({ link })
})

test('live deals are sorted by their end, those without one last, without deals that are not live', async () => {
  const content = await contentOf(
    brand,
    dealOf('open'),
    dealOf('later', { ends_on: '2026-12-24' }),
    dealOf('today', { ends_on: '2026-11-15' }),
    dealOf('over', { ends_on: '2026-11-14' }),
    dealOf('future', { starts_on: '2026-11-16' }),
  )

  const live = await liveDeals(content, { now: FIXTURE_NOW })
  const first = await liveDeals(content, { now: FIXTURE_NOW, limit: 1 })

  expect(live.map(({ uid }) => uid)).toEqual(['today', 'later', 'open'])
  expect(first.map(({ uid }) => uid)).toEqual(['today'])
})

test.each(['', 'no-such', 'a"]]', '../b', 'a b'])(
  'there is no deal or brand at %j',
  async (uid) => {
    const content = await contentOf(brand)

    expect(await findDeal(content, uid)).toBeNull()
    expect(await findBrand(content, uid)).toBeNull()
  },
)

test('missing home page and settings are `null` and cause no errors', async () => {
  const content = await contentOf(brand)

  expect(await findHome(content)).toBeNull()
  expect(await siteSettings(content)).toEqual({ privacyPage: null, termsPage: null })
})

test('if the service fails, the error says what could not be read, and why', async () => {
  const failure = new Error('connection refused')
  const content = await contentOf(brand)
  const broken = Object.assign(content, { getByUID: () => Promise.reject(failure) })

  await expect(findDeal(broken, 'a')).rejects.toMatchObject({
    message: 'content: deal "a" could not be read',
    cause: failure,
  })
})
