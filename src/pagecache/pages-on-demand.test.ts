import { expect, test, vi } from 'vitest'
import type { Work } from '#lib/node/work.ts'
import { createPaidWork } from '#site/paid-work.ts'
import { createTestSite } from '../../test/test-site.ts'
import type { CachedPage } from './cached-page.ts'
import { createPagesOnDemand } from './pages-on-demand.ts'

test('a caller with too many new pages waits; cached pages and other callers do not', async () => {
  // A slow machine would let a caller have more meanwhile.
  using _clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  await using site = await createTestSite({ isSmall: true, env: { TRUSTED_PROXIES: '1' } })
  const from = (caller: string) => (path: string) =>
    site.request(path, { headers: { 'x-forwarded-for': caller } })
  const [busy, other] = [from('203.0.113.7'), from('203.0.113.8')]
  await busy('/search?q=kopi')
  // Requests cheap pages up to the limit; costly ones would reach it sooner.
  const statuses = new Set<number>()
  for (let made = 1; made <= 1000 && !statuses.has(429); made++) {
    statuses.add((await busy(`/${String(made).padStart(32, '0')}/_payload.json`)).status)
  }
  expect([...statuses]).toEqual([404, 429])

  const page = await busy('/search?q=satay')
  const payload = await busy('/search/_payload.json?q=satay')

  expect(page.status).toBe(429)
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(await page.text()).toContain('Wait a few seconds, then reload this page.')
  expect(await payload.json()).toMatchObject({ statusCode: 429 })
  expect((await busy('/search?q=kopi')).status).toBe(200)
  expect((await busy('/deals')).status).toBe(200)
  expect((await other('/search?q=satay')).status).toBe(200)
})

test('callers take turns, and few pages are made at once', async () => {
  const made: string[] = []
  let [running, most] = [0, 0]
  const find = createPagesOnDemand({
    pageCache: {
      isAvailable: () => false,
      async get(address) {
        most = Math.max(most, ++running)
        await new Promise(setImmediate)
        running--
        made.push(address)
        return {} as CachedPage
      },
    },
    limit: { retryAfter: () => null, isUsedUp: () => false, charge: () => {} },
    doFor: createPaidWork().doFor,
  })

  const greedy = Array.from({ length: 200 }, (_, index) =>
    find(`/search?q=${index}`, { caller: 'greedy' }),
  )
  await find('/search?q=one', { caller: 'modest' })
  const before = made.length
  await Promise.all(greedy)

  expect(most).toBe(8)
  expect(before).toBeLessThan(20)
})

test('a slow page counts as several, even if it fails', async () => {
  const charged: number[] = []
  const { turns, doFor } = createPaidWork({ now: () => 0, used: () => usedMs })
  let usedMs = 0
  function* long(): Work<void> {
    yield
    usedMs += 100
  }
  const find = createPagesOnDemand({
    pageCache: {
      isAvailable: () => false,
      async get(address) {
        await turns.run(long())
        if (address === '/search?q=none') throw new Error('there is none')
        return {} as CachedPage
      },
    },
    limit: {
      retryAfter: () => null,
      charge: (_, pages) => charged.push(pages),
      isUsedUp: () => false,
    },
    doFor,
  })

  await find('/search?q=some', { caller: 'somebody' })
  await find('/search?q=none', { caller: 'somebody' }).catch(() => {})

  expect(charged).toEqual([6, 6])
})

test('cached pages, pages in progress and the process’s own requests do not count', async () => {
  const find = createPagesOnDemand({
    pageCache: {
      isAvailable: (address) => address === '/search?q=kept',
      get: async () => ({}) as CachedPage,
    },
    limit: { retryAfter: () => 0.2, isUsedUp: () => false, charge: () => {} },
    doFor: createPaidWork().doFor,
  })

  await find('/search?q=kept', { caller: 'somebody' })
  await find('/search?q=new', { caller: null })

  await expect(find('/search?q=new', { caller: 'somebody' })).rejects.toMatchObject({
    code: 'too-many',
  })
})
