// Longer than most: everything that the parts of one site do together.
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import * as paths from '#lib/paths.ts'
import { patience } from '../test/machine.ts'
import { createTestSite, type TestSite } from '../test/test-site.ts'

test('publishing one deal renders the pages that show it again, and no others', async () => {
  await using site = await createTestSite({ isSmall: true })
  const pages = [
    '/',
    '/deals/food/kaya-toast-set-two-for-one',
    '/blog/kopi-ordering-guide',
    '/privacy',
    '/terms',
  ]
  for (const path of pages) await site.request(path)
  const before = site.pageCache.stats()

  await publishTitle(site, 'kaya-toast-set-two-for-one', 'A new title for toast')
  const deal = await eventually(
    site,
    '/deals/food/kaya-toast-set-two-for-one',
    'A new title for toast',
  )
  const untouched = ['/privacy', '/terms'].map((path) => site.pageCache.find(path))

  expect(deal).toContain('<h1')
  expect(untouched.every((page) => page !== null)).toBe(true)
  expect(site.pageCache.stats().renders).toBeGreaterThan(before.renders)
})

test('the old address of a renamed document leads to the new one, until another document takes it', async () => {
  await using site = await createTestSite()
  const renames = {
    '/deals/food/kaya-toast-set-two-for-one': '/deals/food/toast-again',
    '/blog/kopi-ordering-guide': '/blog/kopi-guide',
    '/brands/arang-satay': '/brands/arang',
    '/blog/author/food-desk': '/blog/author/the-food-desk',
    '/oth': '/others',
  }
  for (const path of Object.keys(renames)) await site.request(path)
  const uidOf = (path: string) => path.split('/').at(-1) ?? ''
  const documents = Object.entries(renames).map(([old, to]) => ({
    ...findByUid(site, uidOf(old)),
    uid: uidOf(to),
  }))

  await site.publish({ documents })

  const below = {
    '/deals/food/kaya-toast-set-two-for-one?near=bugis': '/deals/food/toast-again?near=bugis',
    '/deals/food/kaya-toast-set-two-for-one/_payload.json?near=bugis':
      '/deals/food/toast-again/_payload.json?near=bugis',
    '/brands/arang-satay/feed.xml': '/brands/arang/feed.xml',
    '/oth/faq': '/others/faq',
  }
  for (const [old, to] of Object.entries({ ...renames, ...below })) {
    await expect.poll(() => movedTo(site, old), { timeout: 5000 }).toBe(to)
    expect((await site.request(to)).status).toBe(200)
    // A page of it would be a copy.
    expect(site.pageCache.has(old)).toBe(false)
  }
  const other = findByUid(site, 'pasar-pintar-first-basket')
  const taken = {
    ...other,
    uid: 'kaya-toast-set-two-for-one',
    data: { ...other.data, category: 'food' },
  }
  await site.publish({ documents: [taken] })
  expect(await movedTo(site, '/deals/food/kaya-toast-set-two-for-one')).toBe('200')
})

test('a deal in another category leaves no link to its old address, which leads to the new one', async () => {
  await using site = await createTestSite({ isSmall: true })
  const deal = findByUid(site, 'kaya-toast-set-two-for-one')
  const [old, own] = [paths.deal({ uid: deal.uid ?? '', category: 'food' }), '/deals/grocery/kaya']
  const below = ['', '?near=bugis', '/_payload.json', '/_payload.json?near=bugis', '/last-day.ics']
  const linking = [
    '/',
    '/deals',
    '/feed.xml',
    '/search?q=kaya',
    '/search/suggest?q=kaya',
    '/sitemap-deals-1.xml',
  ]
  for (const path of [...below.map((rest) => old + rest), ...linking]) {
    expect((await site.request(path)).status).toBe(200)
  }
  expect(await text(site, '/search?q=kaya')).toContain(old)

  // Its uid changes as well: one redirect is enough.
  await site.publish({
    documents: [{ ...deal, uid: 'kaya', data: { ...deal.data, category: 'grocery' } }],
  })

  for (const rest of below) {
    await expect.poll(() => movedTo(site, old + rest), { timeout: 5000 }).toBe(own + rest)
    expect(await movedTo(site, `/deals/food/kaya${rest}`)).toBe(own + rest)
    expect((await site.request(own + rest)).status).toBe(200)
    expect(site.pageCache.has(old + rest)).toBe(false)
  }
  const everywhere = [...linking, '/deals/food', '/deals/food/feed.xml', '/deals/grocery']
  for (const path of everywhere) {
    await expect.poll(() => text(site, path), { timeout: 5000 }).not.toContain('/deals/food/kaya')
  }
  expect(await text(site, '/search?q=kaya')).toContain(own)
  expect(await text(site, '/search/suggest?q=kaya')).toContain(own)
  expect(await text(site, '/deals/grocery/feed.xml')).toContain(own)
  expect(await movedTo(site, '/deals/food/kay')).toBe('404')
})

test('an ended deal is live in no list from midnight on, and keeps its page', async () => {
  const clock = { now: new Date('2026-11-15T23:59:59+08:00') }
  await using site = await createTestSite({ now: () => clock.now })
  await publishEnd(site, 'pasar-pintar-first-basket', '2026-11-15')
  const link = 'href="/deals/grocery/pasar-pintar-first-basket"'

  const before = await text(site, '/')
  clock.now = new Date('2026-11-16T00:00:00+08:00')
  const after = await text(site, '/')
  const page = await text(site, '/deals/grocery/pasar-pintar-first-basket')

  expect(before).toContain(link)
  expect(after).not.toContain(link)
  expect(page).toContain('Ended 15 Nov')
})

test('while the content service is down, made pages are served and others say 503', async () => {
  const clock = { now: new Date('2026-11-15T12:00:00+08:00') }
  await using site = await createTestSite({ isSmall: true, now: () => clock.now })
  const good = await text(site, '/blog')
  breakContent(site)
  clock.now = new Date('2026-11-20T12:00:00+08:00')

  const kept = await site.request('/blog')
  const cold = await site.request('/brands')
  const payload = await site.request('/brands/_payload.json')

  expect(kept.status).toBe(200)
  expect(await kept.text()).toBe(good)
  expect(cold.status).toBe(503)
  expect(cold.headers.get('retry-after')).toBe('5')
  expect(await cold.text()).toContain('Awww mien! An error occurred!')
  expect(await payload.json()).toMatchObject({ statusCode: 503, message: 'Service unavailable' })
})

test('a remote repository that is away at the start is waited for', async () => {
  await using site = await createTestSite({
    isSmall: true,
    env: { CONTENT_ENDPOINT: 'http://127.0.0.1:9/api/v2' },
  })

  await site.warmAll()

  expect((await site.request('/readyz')).status).toBe(503)
  expect((await site.request('/blog')).status).toBe(503)
})

test('the announcement bar is there only when it is switched on', async () => {
  for (const [value, shown] of [
    ['1', true],
    ['yes', true],
    ['', false],
    ['0', false],
    ['false', false],
  ] as const) {
    await using site = await createTestSite({ isSmall: true, env: { ANNOUNCEMENT: value } })
    expect((await text(site, '/blog')).includes('aria-label="Announcement"')).toBe(shown)
  }
})

test('a tag has one page and one feed, however posts spell it', async () => {
  await using site = await createTestSite({ isSmall: true })
  const posts = [...site.store.snapshot().byId.values()].filter(({ type }) => type === 'post')
  const [one, two] = posts.slice(0, 2).map((post) => structuredClone(post))
  if (!one || !two) throw new Error('The demo has no two posts')
  await site.publish({
    documents: [
      { ...one, tags: ['MRT rides'] },
      { ...two, tags: ['mrt Rides'] },
    ],
  })

  const other = await site.request('/blog/category/MRT%20rides')
  const page = await site.request('/blog/category/mrt%20rides/_payload.json')
  const feed = await text(site, '/blog/category/mrt%20rides/feed.xml')

  expect(other.headers.get('location')).toBe('/blog/category/mrt%20rides')
  const { payload } = await page.json()
  expect(payload).toMatchObject({ tag: 'MRT rides', posts: [{}, {}] })
  expect(payload.tags).not.toContain('mrt Rides')
  expect(feed.match(/<entry>/g)).toHaveLength(2)
  const listed = (await site.addresses()).filter((address) => /mrt%20rides/i.test(address))
  expect(listed).toEqual(['/blog/category/mrt%20rides'])
  expect(await text(site, '/sitemap-pages-1.xml')).toContain('/blog/category/mrt%20rides<')
})

test('the names of the product and the company are settings', async () => {
  const env = {
    PRODUCT_NAME: 'Dahlia',
    COMPANY_NAME: 'Dahlia & Sons',
    PARTNER_MAILBOX: 'ask@dahlia.example',
  }
  await using site = await createTestSite({
    isSmall: true,
    env,
    now: () => new Date('2027-12-31T23:59:59+08:00'),
  })

  const html = await text(site, '/blog')

  expect(html).toMatch(/<title>[^<]* \| Dahlia<\/title>/)
  expect(html).toMatch(/©[^<]*2027[^<]*Dahlia &amp; Sons/)
  expect(html).toContain('mailto:ask@dahlia.example')
})

async function text(site: TestSite, path: string): Promise<string> {
  return (await site.request(path)).text()
}

/** Where a page has moved to, else its status. */
async function movedTo(site: TestSite, path: string): Promise<string | null> {
  const { status, headers } = await site.request(path)
  return status === 301 ? headers.get('location') : String(status)
}

/** A changed page may be served from before once; it is new within a moment. */
async function eventually(site: TestSite, path: string, words: string): Promise<string> {
  const deadline = Date.now() + patience(5000)
  for (;;) {
    const html = await text(site, path)
    if (html.includes(words)) return html
    if (Date.now() > deadline) throw new Error(`${path} never said "${words}"`)
    await delay(20)
  }
}

async function publishTitle(site: TestSite, uid: string, title: string): Promise<void> {
  const deal = findByUid(site, uid)
  await site.publish({ documents: [{ ...deal, data: { ...deal.data, title } }] })
}

async function publishEnd(site: TestSite, uid: string, day: string): Promise<void> {
  const deal = findByUid(site, uid)
  await site.publish({ documents: [{ ...deal, data: { ...deal.data, ends_on: day } }] })
}

function findByUid(site: TestSite, uid: string) {
  const deal = [...site.store.snapshot().byId.values()].find((document) => document.uid === uid)
  if (!deal) throw new Error(`The demo has no "${uid}"`)
  return structuredClone(deal)
}

/** Every read fails from now on, as when a remote repository cannot be reached. */
function breakContent(site: TestSite): void {
  site.store.snapshot = () => {
    throw new Error('the content service is down')
  }
}
