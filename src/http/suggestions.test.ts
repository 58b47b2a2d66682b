import { expect, test } from 'vitest'
import type { Suggestions } from '#lib/suggestions.ts'
import { NOON } from '../../test/noon.ts'
import { shared } from '../../test/shared.ts'
import { createTestSite, type TestSite } from '../../test/test-site.ts'

/** For tests that only read. */
const site = await shared(createTestSite())
/** For tests that publish, each something of its own. */
const changing = await shared(createTestSite())

async function suggestions(site: TestSite, q: string, partner = ''): Promise<Suggestions> {
  const response = await site.request(`/search/suggest?${new URLSearchParams({ q, partner })}`)
  expect(response.status).toBe(200)
  return (await response.json()) as Suggestions
}

function pathsIn({ groups }: Suggestions): string[] {
  return groups.flatMap(({ items }) => items.map(({ path }) => path))
}

test('suggestions come in groups, with marked titles and notes', async () => {
  const { groups, dealCount, meant } = await suggestions(site, 'satay')

  expect(groups.map(({ name }) => name)).toEqual(['Deals', 'Brands'])
  const [deal] = groups[0]?.items ?? []
  expect(deal?.path).toMatch(/^\/deals\/food\//)
  expect(deal?.title).toContainEqual({ text: expect.stringMatching(/satay/i), found: true })
  expect(deal?.badge).toBeTruthy()
  expect(deal?.notes.map(({ text }) => text)).toEqual([
    'Arang Satay House',
    expect.stringMatching(/^Ends|^While stocks last$/),
    expect.stringMatching(/^Usable|^Next on/),
  ])
  expect(dealCount).toBeGreaterThan(0)
  expect(meant).toBeNull()
})

test.each([
  ['student', ['Deals', 'Brands', 'Posts']],
  ['dive', ['Deals', 'Brands', 'Pages']],
  ['privacy', ['Pages']],
])('%s is offered in %j', async (q, names) => {
  const { groups } = await suggestions(site, q)

  expect(groups.map(({ name }) => name)).toEqual(names)
})

test('a prefix of a word is enough, and a typing error is corrected', async () => {
  expect(pathsIn(await suggestions(site, 'arang sat'))).toContain('/brands/arang-satay')
  expect((await suggestions(site, 'lakza')).meant).toBe('laksa')
})

test('suggestions may be cached for a moment, but not past midnight in Singapore', async () => {
  let now = NOON
  await using site = await createTestSite({ isSmall: true, now: () => now })
  const cacheControl = async () =>
    (await site.request('/search/suggest?q=kopi')).headers.get('cache-control')

  expect(await cacheControl()).toBe('public, max-age=30')
  now = new Date('2026-11-15T23:59:55+08:00')
  expect(await cacheControl()).toBe('public, max-age=5')
})

test.each([
  ['', 200],
  ['?q=', 200],
  ['?q=%00%ff%ed%a0%80', 200],
  [`?q=${'laksa'.repeat(1500)}`, 200],
  ['?q=tea&q=coffee', 200],
  ['?q=tea&partner=dive', 200],
  ['?q=tea&partner=orchardroad', 404],
  ['?q=tea&partner=no-such-page', 404],
  ['?q=tea&partner=%22%5D%5D', 404],
  ['?q=tea&partner=constructor', 404],
])('%s is answered %i', async (search, status) => {
  const response = await site.request(`/search/suggest${search}`)

  expect(response.status).toBe(status)
  if (status === 200) expect(await response.json()).toHaveProperty('groups')
})

test('a caller who asks too often gets 429 with Retry-After', async () => {
  await using site = await createTestSite({
    isSmall: true,
    env: { CONTENT_API_RATE: '1', CONTENT_API_BURST: '2' },
  })
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => site.request('/search/suggest?q=kopi')),
  )
  const refused = answers.filter(({ status }) => status === 429)

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429, 429])
  for (const { headers } of refused) {
    expect(headers.get('retry-after')).toBe('1')
    expect(headers.get('cache-control')).toBe('no-store')
  }
})

/** The first deal that is offered for `satay`. */
async function satayDeal(site: TestSite) {
  const path = pathsIn(await suggestions(site, 'satay'))[0] ?? ''
  const deals = [...(site.store.snapshot().byType.get('deal') ?? [])]
  const deal = deals.find(({ uid }) => path.endsWith(`/${uid}`))
  if (!deal) throw new Error('there is no satay')
  return { deal, path }
}

test('a removed deal disappears at once from suggestions and results, before the new index', async () => {
  const site = changing
  const { deal, path } = await satayDeal(site)
  const page = '/search?q=satay'
  expect(await (await site.request(page)).text()).toContain(path)

  await site.publish({ removedIds: [deal.id] })
  const offered = await suggestions(site, 'satay')
  const shown = await (await site.request(page)).text()

  expect(pathsIn(offered)).not.toContain(path)
  expect(offered.groups.length).toBeGreaterThan(0)
  expect(shown).not.toContain(path)
})

test('an ended deal disappears at midnight, even with the index of the day before', async () => {
  let now = NOON
  await using site = await createTestSite({ now: () => now })
  const { deal, path } = await satayDeal(site)
  // A Sunday; its own days are weekdays.
  const data = { ...deal.data, weekdays: [], hours: null, ends_on: '2026-11-15' }
  await site.publish({ documents: [{ ...deal, data }] })
  await site.search.renew()
  expect(pathsIn(await suggestions(site, 'satay'))).toContain(path)

  now = new Date('2026-11-16T00:00:00+08:00')
  const offered = await suggestions(site, 'satay')

  expect(pathsIn(offered)).not.toContain(path)
  expect(offered.groups.length).toBeGreaterThan(0)
})

test('a new deal is found with the new index, also on pages made before', async () => {
  const site = changing
  const { deal } = await satayDeal(site)
  const page = '/search?q=zanzibar'
  const data = { ...deal.data, title: 'Zanzibar by the slice' }
  const document = { ...deal, id: 'new-deal', uid: 'zanzibar-slice', data }

  await site.publish({ documents: [document] })
  await site.request(page)
  await site.search.renew()

  expect(pathsIn(await suggestions(site, 'zanz'))).toEqual(['/deals/food/zanzibar-slice'])
  expect(await (await site.request(page)).text()).toContain('/deals/food/zanzibar-slice')
})

test('a deal that a partner no longer lists is no longer suggested there', async () => {
  const site = changing
  const landings = [...(site.store.snapshot().byType.get('landing') ?? [])]
  const dive = landings.find(({ uid }) => uid === 'dive')
  const listed = dive?.data.deals[0].deal
  const path = `/deals/experience/${listed.uid}`
  const title = String(site.store.snapshot().byId.get(listed.id)?.data.title)
  expect(pathsIn(await suggestions(site, title, 'dive'))).toContain(path)

  const deal = site.store.snapshot().byId.get(listed.id)
  await site.publish({
    documents: [
      ...(dive ? [{ ...dive, data: { ...dive.data, deals: [] } }] : []),
      ...(deal ? [{ ...deal, data: { ...deal.data, partners: [] } }] : []),
    ],
  })

  expect(pathsIn(await suggestions(site, title, 'dive'))).not.toContain(path)
  expect(pathsIn(await suggestions(site, title))).toContain(path)
})
