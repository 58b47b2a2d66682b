import { expect, test } from 'vitest'
import { keepWarm } from './keep-warm.ts'
import { createPageCache } from './page-cache.ts'

function setUp({ maxBytes = 1_000_000 } = {}) {
  const made: string[] = []
  const pageCache = createPageCache({
    render: async (address) => {
      made.push(address)
      return {
        html: address,
        payload: '{}',
        dependencies: { keys: new Set([address]), watches: [] },
        validUntil: 1000,
      }
    },
    now: () => 0,
    maxBytes,
    onStaleError: (_, error) => {
      throw error
    },
  })
  const warmth = keepWarm({
    pageCache,
    addresses: async () => ['/a', '/b'],
    nextChange: () => new Date(1000),
    now: () => 0,
    onError: (error) => {
      throw error
    },
  })
  return { made, pageCache, warmth, [Symbol.dispose]: warmth.stop }
}

test('pages are made before anybody asks, and only if they are not there', async () => {
  using site = setUp()

  await site.warmth.all()
  await site.warmth.all()

  expect(site.made).toEqual(['/a', '/b'])
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
  using site = setUp({ maxBytes: 200 })

  await site.warmth.all()

  expect(site.made).toEqual(['/a'])
})
