import { expect, test, vi } from 'vitest'
import { watchTurns } from '../../test/watch-turns.ts'
import { keepWarm } from './keep-warm.ts'
import { createPageCache } from './page-cache.ts'

function setUp({ maxBytes = 1_000_000, listed = ['/a', '/b'] } = {}) {
  const made: string[] = []
  const clock = { now: 0 }
  const pageCache = createPageCache({
    render: async (address) => {
      made.push(address)
      return {
        html: address,
        payload: '{}',
        dependencies: { keys: new Set([address]), watches: [] },
        validUntil: clock.now + 1000,
      }
    },
    now: () => clock.now,
    maxBytes,
    onStaleError: (_, error) => {
      throw error
    },
  })
  const warmth = keepWarm({
    pageCache,
    addresses: async () => listed,
    onError: (error) => {
      throw error
    },
  })
  return { made, clock, pageCache, warmth, [Symbol.dispose]: warmth.stop }
}

test('pages are made before anybody asks, and only if they are not there', async () => {
  using site = setUp()

  await site.warmth.all()
  await site.warmth.all()

  expect(site.made).toEqual(['/a', '/b'])
})

test('a round returns the made addresses, and none if they cannot be listed', async () => {
  using site = setUp()
  const failures: unknown[] = []
  const away = keepWarm({
    pageCache: site.pageCache,
    addresses: async () => {
      throw new Error('the repository is away')
    },
    onError: (error) => failures.push(error),
  })

  expect(await site.warmth.all()).toEqual(['/a', '/b'])
  expect(await away.all()).toEqual([])
  expect(failures).toHaveLength(1)
  away.stop()
})

test('after a round with nothing to make, a changed page is still made', async () => {
  using site = setUp()
  await site.warmth.all()
  await site.warmth.all()

  await site.warmth.add(site.pageCache.invalidate({ keys: ['/a'], documents: [] }))

  expect(site.made).toEqual(['/a', '/b', '/a'])
  expect(site.pageCache.find('/a')).not.toBeNull()
})

test('when memory is full, no page is made at the cost of another', async () => {
  using site = setUp({ maxBytes: 460, listed: ['/a', '/b', '/c', '/d', '/e', '/f'] })

  await site.warmth.all()

  expect(site.made).toEqual(['/a', '/b', '/c', '/d'])
})

/** Before, all of them took one turn: 1.3 s with 31,000 documents. */
test('looking through very many pages that need not be made leaves turns to others', async () => {
  const first = ['/a', '/b', '/c', '/d']
  const others = Array.from({ length: 20_000 }, (_, index) => `/deals/food/${index}`)
  using site = setUp({ maxBytes: 460, listed: [...first, ...others] })
  const turns = watchTurns()

  await site.warmth.all()

  expect((await turns.stop()).count).toBeGreaterThan(20)
  expect(site.made).toEqual(first)
})

test('an expired page is made anew without a request', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    using site = setUp()
    await site.warmth.all()
    site.clock.now = 1000

    vi.advanceTimersByTime(5000)
    await site.warmth.add([])

    expect(site.made).toEqual(['/a', '/b', '/a', '/b'])
  } finally {
    vi.useRealTimers()
  }
})
