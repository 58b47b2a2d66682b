import { expect, test } from 'vitest'
import { createRateLimit } from '#lib/node/rate-limit.ts'
import { temporaryFolder } from '../../test/temporary-folder.ts'
import { createTestImages } from '../../test/test-images.ts'
import type { Original } from './image-service.ts'

const drawing: Original = {
  type: 'image/svg+xml',
  width: 1600,
  height: 1000,
  bytes: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><path fill="#f00" d="M0 0h9v9z"/></svg>',
  ),
}

test('a flood of large pictures by one caller does not delay a small one of another', async () => {
  using folder = temporaryFolder()
  using images = await createTestImages({
    folder: folder.path,
    originals: [drawing],
    queue: { atOnce: 1 },
  })
  let floodDone = 0
  const flood = Array.from({ length: 12 }, async (_, number) => {
    const answer = await images.request(`?w=${3000 + number}&fm=avif`, {}, '203.0.113.7')
    floodDone++
    return answer.status
  })
  await images.request('?w=3000&fm=avif', {}, '203.0.113.7')

  const small = await images.request('?w=32&fm=avif', {}, '198.51.100.9')

  expect(small.status).toBe(200)
  // Only pictures that were under way before the request, and none that waited.
  expect(floodDone).toBeLessThanOrEqual(2)
  expect(new Set(await Promise.all(flood))).toEqual(new Set([200]))
})

test('a caller who requests too many new pictures gets Retry-After; stored ones do not count', async () => {
  using folder = temporaryFolder()
  const { retryAfter } = createRateLimit({ rate: 0.5, burst: 2, now: () => 0 })
  using images = await createTestImages({ folder: folder.path, originals: [drawing], retryAfter })
  const statusOf = async (query: string, caller: string | null) =>
    (await images.request(query, {}, caller)).status

  const own = [await statusOf('?w=1&fm=png', 'a'), await statusOf('?w=2&fm=png', 'a')]
  const refused = await images.request('?w=3&fm=png', {}, 'a')

  expect(own).toEqual([200, 200])
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(await statusOf('?w=2&fm=png', 'a')).toBe(200)
  expect(await statusOf('?w=3&fm=png', 'b')).toBe(200)
  expect(await statusOf('?w=3&fm=png', 'a')).toBe(200)
  expect(await statusOf('?w=4&fm=png', null)).toBe(200)
})
