import { afterAll, beforeAll, expect, test } from 'vitest'
import { textOf } from '#pagecache/encoded-body.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { everyTrial } from './machine.ts'
import { createTestSite, type TestSite } from './test-site.ts'

// One site for all: making its pages takes longer than everything else here. It has a tenth of the demo, and all of it with
// `TRIALS=all npm test -- test/publish-one-deal.test.ts`.
let site: TestSite

beforeAll(async () => {
  site = await createTestSite({ isSmall: !everyTrial })
})

afterAll(async () => {
  await site[Symbol.asyncDispose]()
})

/** Renders every page, publishes, and returns the pages that the publish invalidated. */
async function concernedBy(change: Parameters<TestSite['publish']>[0]) {
  await site.warmth.all()
  const addresses = await site.addresses()
  const before = new Map<string, string>()
  for (const address of addresses) {
    const page = site.pageCache.find(address)
    if (page) before.set(address, textOf(page.payload))
  }
  let concerned: string[] = []
  const stop = site.store.onChange(() => {
    concerned = [...before.keys()].filter((address) => site.pageCache.find(address) === null)
  })
  await site.publish(change)
  stop()
  await site.warmth.all()
  const differing = [...before].flatMap(([address, payload]) => {
    const now = site.pageCache.find(address)
    return now && textOf(now.payload) === payload ? [] : [address]
  })
  return { made: before.size, concerned: concerned.toSorted(), differing: differing.toSorted() }
}

function findDeal(uid: string): StoredDocument {
  const deals = [...(site.store.snapshot().byType.get('deal') ?? [])]
  const deal = deals.find((document) => document.uid === uid)
  if (!deal) throw new Error(`no deal ${uid}`)
  return deal
}

test('a new title invalidates exactly the pages that show the deal', async () => {
  const deal = findDeal('pasar-pintar-first-basket')

  const { made, concerned, differing } = await concernedBy({
    documents: [{ ...deal, data: { ...deal.data, title: 'A title of its own' } }],
  })

  expect(made).toBeGreaterThan(everyTrial ? 300 : 60)
  expect(differing).toContain('/deals/grocery/pasar-pintar-first-basket')
  expect(differing).toContain('/user-sitemap')
  expect(differing).toContain('/brands/pasar-pintar')
  expect(concerned).toEqual(differing)
})

test('a changed word in the terms invalidates hardly more than the deal’s page', async () => {
  const deal = findDeal('pasar-pintar-first-basket')

  const { made, concerned, differing } = await concernedBy({
    documents: [{ ...deal, data: { ...deal.data, body: [] } }],
  })

  expect(differing).toEqual(['/deals/grocery/pasar-pintar-first-basket'])
  // The few pages that name it are a larger part of a small site.
  expect(concerned.length).toBeLessThan(everyTrial ? made / 10 : made / 6)
})

test('an unpublished deal leaves every page that showed or counted it', async () => {
  const deal = findDeal('pasar-pintar-first-basket')

  const { concerned, differing } = await concernedBy({ removedIds: [deal.id] })

  expect(differing).toContain('/deals')
  expect(differing.filter((address) => !concerned.includes(address))).toEqual([])
})
