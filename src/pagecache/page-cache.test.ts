import { expect, test } from 'vitest'
import { AppError } from '#lib/node/app-error.ts'
import { setUp, text } from '../../test/fake-pages.ts'

const DAY_MS = 24 * 60 * 60_000

test('a hundred simultaneous requests for a cold page render it once', async () => {
  const { cache, renders } = setUp()

  const pages = await Promise.all(Array.from({ length: 100 }, () => cache.get('/')))

  expect(renders).toEqual(['/'])
  expect(new Set(pages).size).toBe(1)
})

test('a fresh page is found without rendering, in every encoding', async () => {
  const { cache, renders } = setUp()
  await cache.get('/')

  const page = cache.find('/')

  expect(page && text(page)).toBe('<p>/ 1</p>')
  expect(page?.html.bytes.br.length).toBeGreaterThan(0)
  expect(page?.payload.etag).toMatch(/^W\/"/)
  expect(renders).toHaveLength(1)
})

test('a publish changes only the pages that read what was published', async () => {
  const { cache } = setUp()
  await cache.get('/a')
  await cache.get('/b')

  const changed = cache.invalidate({ keys: ['document:/a'], documents: [] })

  expect(changed).toEqual(['/a'])
  expect(cache.find('/a')).toBeNull()
  expect(cache.find('/b')).not.toBeNull()
})

test('a changed page is served as it was while one new render runs', async () => {
  const { cache } = setUp()
  await cache.get('/a')
  cache.invalidate({ keys: ['document:/a'], documents: [] })

  const during = await cache.get('/a')
  await cache.refresh('/a')
  const after = await cache.get('/a')

  expect(text(during)).toBe('<p>/a 1</p>')
  expect(text(after)).toBe('<p>/a 2</p>')
})

test('an expired page is never served while it can be rendered', async () => {
  const { cache, clock } = setUp()
  await cache.get('/a')
  clock.now = 2_000

  expect(cache.find('/a')).toBeNull()
  expect(text(await cache.get('/a'))).toBe('<p>/a 2</p>')
})

test('a page made while the clock was ahead is made again when the clock is back', async () => {
  const { cache, clock } = setUp()
  clock.now = 60 * DAY_MS
  await cache.get('/a')

  clock.now = 500

  expect(cache.find('/a')).toBeNull()
  expect(cache.expired()).toEqual(['/a'])
  expect(text(await cache.get('/a'))).toBe('<p>/a 2</p>')
})

test('a page rendered during a clock jump is fresh on neither side', async () => {
  const { cache, clock } = setUp()
  const making = cache.get('/a')
  clock.now = 60 * DAY_MS
  await making

  clock.now = 500

  expect(cache.find('/a')).toBeNull()
})

test('a page that failed while the clock was ahead is tried again soon', async () => {
  const { cache, clock, fail } = setUp()
  await cache.get('/a')
  clock.now = 60 * DAY_MS
  fail(new Error('the content service is away'))
  await cache.get('/a')
  fail(null)

  clock.now = 5_000

  expect(text(await cache.get('/a'))).toBe('<p>/a 3</p>')
})

test('a render that began before a publish is not stored as fresh', async () => {
  const { cache, renders } = setUp()

  const flight = cache.get('/a')
  await Promise.resolve()
  cache.invalidate({ keys: ['document:/a'], documents: [] })
  await flight

  expect(renders).toEqual(['/a'])
  expect(cache.find('/a')).toBeNull()
})

test('a page requested during an older render is rendered again after the publish', async () => {
  const { cache } = setUp()
  const flight = cache.get('/a')
  cache.invalidate({ keys: ['document:/a'], documents: [] })

  await cache.refresh('/a')
  await flight

  expect(text((await cache.get('/a')) ?? (await flight))).toBe('<p>/a 2</p>')
  expect(cache.find('/a')).not.toBeNull()
})

test('a changed page that fails is served as it was, and not tried with every request', async () => {
  const { cache, renders, fail } = setUp()
  await cache.get('/a')
  fail(new Error('content is down'))
  cache.invalidate({ keys: ['document:/a'], documents: [] })

  for (let request = 0; request < 5; request++) {
    expect(text(await cache.get('/a'))).toBe('<p>/a 1</p>')
    await new Promise(setImmediate)
  }
  expect(renders).toHaveLength(2)
  expect(cache.find('/a')).toBeNull()
})

test('a page that fails is not tried again with every request', async () => {
  const { cache, clock, renders, fail } = setUp()
  await cache.get('/a')
  clock.now = 2_000
  fail(new Error('content is down'))

  await cache.get('/a')
  await cache.get('/a')
  await cache.get('/a')
  expect(renders).toHaveLength(2)

  clock.now = 8_000
  await cache.get('/a')
  expect(renders).toHaveLength(3)
})

test('the newest page is kept even when all others are in use', async () => {
  const { cache, renders } = setUp({ maxBytes: 1000 })
  for (const path of ['/a', '/b', '/c']) await cache.get(path)
  for (const path of ['/a', '/b', '/c']) cache.find(path)

  for (let visit = 0; visit < 3; visit++) await cache.get('/d')

  expect(renders.filter((path) => path === '/d')).toHaveLength(1)
})

test('the last good page is served when its new render fails', async () => {
  const failures: unknown[] = []
  const { cache, clock, fail } = setUp({ onStaleError: (_, error) => failures.push(error) })
  await cache.get('/a')
  clock.now = 2_000
  fail(new Error('content is down'))

  expect(text(await cache.get('/a'))).toBe('<p>/a 1</p>')
  expect(failures).toHaveLength(1)
})

test('an unpublished page is dropped, not served as it was', async () => {
  const { cache, clock, fail } = setUp()
  await cache.get('/a')
  clock.now = 2_000
  fail(new AppError('not-found', 'gone'))

  await expect(cache.get('/a')).rejects.toThrow('gone')
  expect(cache.stats().pages).toBe(0)
})

test('memory is bounded, and a page that is in use stays', async () => {
  const { cache } = setUp({ maxBytes: 1000 })
  await cache.get('/a')
  await cache.get('/b')

  for (const filler of ['/c', '/d', '/e', '/f']) {
    cache.find('/a')
    await cache.get(filler)
  }

  expect(cache.find('/a')).not.toBeNull()
  expect(cache.find('/b')).toBeNull()
  expect(cache.stats().bytes).toBeLessThanOrEqual(1000)
})

test('pages with a query are evicted before any page of the site map', async () => {
  const { cache } = setUp({ maxBytes: 1000 })
  await cache.get('/a')
  await cache.get('/b')

  for (const query of ['/s?q=1', '/s?q=2', '/s?q=3', '/s?q=4']) {
    await cache.get(query)
    cache.find(query)
  }

  expect(cache.find('/a')).not.toBeNull()
  expect(cache.find('/b')).not.toBeNull()
  expect(cache.find('/s?q=4')).not.toBeNull()
  expect(cache.find('/s?q=1')).toBeNull()
})

test('reports pages that become fresh or stop being fresh', async () => {
  const told: string[] = []
  const { cache } = setUp({
    onChange: ({ address, page }) => told.push(page ? `${address} fresh` : `${address} not`),
  })

  await cache.get('/a')
  await cache.get('/b')
  cache.invalidate({ keys: ['document:/a'], documents: [] })
  await cache.refresh('/a')
  cache.drop('/b')

  expect(told).toEqual(['/a fresh', '/b fresh', '/a not', '/a not', '/a fresh', '/b not'])
})

test('hits of the front count, and spare the page from eviction', async () => {
  const { cache } = setUp()
  await cache.get('/a')

  cache.countHits('/a', 3)
  cache.countHits('/gone', 2)

  expect(cache.stats().hits).toBe(5)
})
