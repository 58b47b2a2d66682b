import { expect, test } from 'vitest'
import { publishedDeals } from '#content/queries/deals.ts'
import { isLive } from '#deals/deal-status.ts'
import { dealStatus } from '#deals/deal-time.ts'
import { lifespanOf, livenessChanges } from '#deals/times/lifespan.ts'
import * as paths from '#lib/paths.ts'
import { nextMidnight } from '#lib/singapore-time.ts'
import { FIXTURE_NOW } from '../../test/content-fixture.ts'
import { openRoutes } from '../../test/open-routes.tsx'
import { pageSamples } from '../../test/page-samples.ts'
import { createRouteMatcher } from './match-route.ts'
import { routes } from './routes.ts'

const site = await openRoutes()

test('the samples visit every route', () => {
  const matchRoute = createRouteMatcher()
  const visited = pageSamples.map(
    (path) => matchRoute(new URL(path, 'https://x.example'))?.route.id,
  )

  expect(routes.map(({ id }) => id).filter((id) => !visited.includes(id))).toEqual([])
})

test.each(pageSamples)(
  '%s loads, is plain JSON, and has one h1, a title and a description',
  async (path) => {
    const { payload, html, head } = await site.visit(path)

    expect(JSON.parse(JSON.stringify(payload))).toStrictEqual(payload)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).not.toMatch(/undefined|\[object|NaN|<main/)
    expect(head.title.length).toBeGreaterThan(2)
    expect(head.description.length).toBeGreaterThan(20)
  },
)

test.each([
  '/deals?page=0',
  '/deals?page=999',
  '/deals?page=two',
  '/deals/food?page=99',
  '/search?page=2',
  '/search?q=set&page=99',
  '/search?category=food&page=0',
  '/dive/search?page=99',
  '/deals/food/no-such-deal',
  '/deals/food/x%22%5D%5D',
  '/brands/no-such-brand',
  '/blog/page/99',
  '/blog/author/no-such-author',
  '/blog/category/no-such-tag',
  '/blog/no-such-post',
  '/00000000000000000000000000000000',
  '/sg60/search',
  '/dive/faq',
  '/dive/privacy',
])('%s is not found', async (path) => {
  await expect(site.visit(path)).rejects.toMatchObject({
    name: 'AppError',
    code: 'not-found',
    message: `Page Not Found: ${path}`,
  })
})

test('an ended deal is on no list, but keeps its page', async () => {
  const deals = await publishedDeals(site.content)
  const ended = deals.filter((deal) => dealStatus(deal, FIXTURE_NOW) === 'ended')
  const lists = [
    '/',
    ...Array.from({ length: 8 }, (_, page) => `/deals?page=${page + 1}`),
    ...['food', 'grocery', 'experience', 'apparel', 'shopping'].map((name) => `/deals/${name}`),
    '/singapore-promo-codes',
    '/search?q=o',
    '/search?q=satay',
    '/gardens-parks',
    '/dive',
    '/dive/search',
    '/user-sitemap',
  ]

  const shown = await Promise.all(lists.map((path) => site.visit(path)))

  expect(ended.length).toBeGreaterThan(10)
  for (const deal of ended) {
    const listing = lists.filter((_, index) => shown[index]?.html.includes(`"${paths.deal(deal)}"`))
    expect(listing, deal.uid).toEqual([])
  }
})

test('the page of an ended deal says so, offers no code, and shows live ones instead', async () => {
  const deals = await publishedDeals(site.content)
  const ended = deals.filter((deal) => dealStatus(deal, FIXTURE_NOW) === 'ended')
  const withCode = ended.find((deal) => deal.code !== null) ?? ended[0]

  const { payload, html, head } = await site.visit(withCode ? paths.deal(withCode) : '')

  expect(html).toContain('This deal ended on')
  expect(html).not.toContain('Copy code')
  expect(payload).toMatchObject({ deal: { code: null, time: { status: 'ended' } }, link: null })
  expect(payload).toHaveProperty('alsoLive.length', 4)
  expect(head.description).toMatch(/^Ended on /)
})

test.each([
  ['at the end of its hours', true],
  ['at midnight in Singapore', false],
])('on its last day a deal leaves every list %s', async (_when, hasHours) => {
  const deals = await publishedDeals(site.content)
  const deal = deals.find(
    ({ endsOn, times }) =>
      (endsOn ?? '') > '2026-11-16' && Boolean(times.hours || times.shops) === hasHours,
  )
  if (!deal) throw new Error('the demo has lost its deals')
  const { ends } = lifespanOf(deal.times)

  const before = await site.visit('/deals', new Date(ends - 1))
  const after = await site.visit('/deals', new Date(ends))

  expect(before.html).toContain(paths.deal(deal))
  expect(before.until?.getTime()).toBe(ends)
  expect(after.html).not.toContain(paths.deal(deal))
})

test('a code is plain text in the page, and offered once as a button', async () => {
  const { html } = await site.visit('/deals/grocery/pasar-pintar-first-basket')

  expect(html).toContain('PASAR15')
  expect(html).toContain('Copy code')
})

test('a brand’s page lists deals that start soon, without their codes', async () => {
  for (const uid of ['half-moon', 'page-pandan', 'selat-ferries']) {
    const { html } = await site.visit(`/brands/${uid}`)
    expect(html, uid).toMatch(/Starting soon.*Starts \d+ [A-Z][a-z]{2}/s)
    expect(html, uid).not.toContain('SOURSOP9')
  }
})

test('the promo codes page lists all working codes and no others', async () => {
  const deals = await publishedDeals(site.content)
  const working = deals.filter((deal) => deal.code && isLive(dealStatus(deal, FIXTURE_NOW)))

  const { payload } = await site.visit('/singapore-promo-codes')

  const { codes } = payload as { codes: { rows: { id: string }[] } }
  expect(codes.rows.map(({ id }) => id).toSorted()).toEqual(working.map(({ id }) => id).toSorted())
})

test('a landing shows its own list first, then the other deals that name it', async () => {
  const { payload } = await site.visit('/dive')

  const uids = (payload as { deals: { uid: string }[] }).deals.map(({ uid }) => uid)
  expect(uids.slice(0, 5)).toEqual([
    'selam-discover-dive-pool',
    'selat-island-day-pass',
    'selam-mangrove-kayak-pair',
    'terang-visitor-sunglasses',
    'jetty-nine-crab-second-half',
  ])
  expect(uids.length).toBeGreaterThan(5)
  expect(new Set(uids).size).toBe(uids.length)
})

test('a landing search finds only deals of its landing', async () => {
  const all = await site.visit('/search?q=coffee')
  const own = await site.visit('/dive/search?q=coffee')
  const landing = await site.visit('/dive')

  const uidsOf = ({ payload }: { payload: unknown }) =>
    (payload as { deals: { uid: string }[] }).deals.map(({ uid }) => uid)
  expect(uidsOf(own).every((uid) => uidsOf(landing).includes(uid))).toBe(true)
  expect(uidsOf(all).length).toBeGreaterThan(uidsOf(own).length)
})

test('rich-text pages link each other by id, also those with an address of their own', async () => {
  const { html } = await site.visit('/864c9fde71f95f0a8943f8e23448324a')
  const links = [...html.matchAll(/href="(\/[0-9a-f]{32})"/g)].map(([, path = '']) => path)

  const heads = await Promise.all(links.map(async (path) => (await site.visit(path)).head))

  expect(html).not.toContain('href="/oth/faq"')
  expect(heads.map(({ canonical }) => canonical)).toEqual(
    expect.arrayContaining(['/oth/faq', '/privacy']),
  )
})

test.each([
  ['/search', true],
  ['/dive/search', true],
  ['/profile', true],
  ['/settings', true],
  ['/373ba72bbff75ce7a838e2499590de30', undefined],
  ['/privacy', undefined],
  ['/deals', undefined],
])('%s is kept out of search engines: %s', async (path, noindex) => {
  const { head } = await site.visit(path)

  expect(head.noindex).toBe(noindex)
})

test.each(['/deals', '/brands', '/profile', '/user-sitemap', '/search'])(
  '%s is valid until the next deal begins or ends',
  async (path) => {
    const deals = await publishedDeals(site.content)
    const changes = deals.map(({ times }) =>
      livenessChanges(lifespanOf(times), FIXTURE_NOW.getTime()),
    )
    const { until } = await site.visit(path)

    expect(until?.getTime()).toBe(Math.min(...changes))
    expect(until?.getTime()).toBeLessThan(nextMidnight(FIXTURE_NOW).getTime())
  },
)

test('a landing page is valid until midnight when none of its deals ends today in Singapore', async () => {
  const { until } = await site.visit('/dive')

  expect(until).toEqual(nextMidnight(FIXTURE_NOW))
})

test('home is rendered again when a deal on its shelf is no longer usable', async () => {
  const first = await site.visit('/')
  const hour = first.until ?? FIXTURE_NOW
  const shelfAt = async (now: Date) =>
    (await site.visit('/', now)).payload as { usableNow: unknown }

  expect(hour.getTime()).toBeLessThan(new Date('2026-11-15T16:00:00Z').getTime())
  const before = await shelfAt(new Date(hour.getTime() - 1))
  expect(before.usableNow).toEqual((first.payload as { usableNow: unknown }).usableNow)
})
