import { expect, test } from 'vitest'
import { findEnvelope } from '#routes/kept-page.ts'
import { createFakeCaches } from '../../../test/fake-caches.ts'
import { createOfflineCopy } from './offline-copy.ts'

/** A device, and a site whose pages contain their build. */
function createDevice() {
  const site = {
    build: 'b1',
    isUp: true,
    asked: [] as string[],
    /** Requests without a time-out. */
    endless: [] as string[],
    atOnce: 0,
    mostAtOnce: 0,
    /** Each response waits for it. */
    gate: Promise.resolve() as Promise<unknown>,
  }
  const fetch = async (path: string, init?: RequestInit): Promise<Response> => {
    site.asked.push(path)
    if (!init?.signal) site.endless.push(path)
    site.atOnce += 1
    site.mostAtOnce = Math.max(site.mostAtOnce, site.atOnce)
    const { build } = site
    await site.gate
    site.atOnce -= 1
    if (!site.isUp) throw new TypeError('Failed to fetch')
    if (path.startsWith('/assets/')) return new Response('script')
    if (path === '/gone') return new Response('gone', { status: 404 })
    const envelope = JSON.stringify({ path, build, validUntil: 1e15, payload: {} })
    const html = `<script type="application/json" id="page-data">${envelope}</script>`
    return new Response(`${html}<script src="/assets/${build}.js">`, {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  }
  const caches = createFakeCaches()
  const createCopy = (build: string) =>
    createOfflineCopy({ build, core: [], caches, fetch: fetch as typeof globalThis.fetch })
  return { site, createCopy }
}

const deals = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `/deals/food/${index}`, picture: null }))

type Copy = ReturnType<ReturnType<typeof createDevice>['createCopy']>

const addresses = async (copy: Copy) => (await copy.documents.list()).map(({ address }) => address)

test('each request has a time-out, so that none blocks the next ones', async () => {
  const { site, createCopy } = createDevice()
  const copy = createCopy('b1')

  await copy.install()
  await copy.keepSaved([{ path: '/deals/food/0', picture: '/images/kopi.jpg' }])

  expect(site.asked).toEqual(expect.arrayContaining(['/images/kopi.jpg', '/assets/b1.js']))
  expect(site.endless).toEqual([])
})

test('removing everything leaves the two required pages, also offline', async () => {
  const { site, createCopy } = createDevice()
  const copy = createCopy('b1')
  await copy.install()
  await copy.keepSaved(deals(2))
  await copy.noteSeen('/brands')

  site.isUp = false
  await copy.forget()

  expect((await addresses(copy)).toSorted()).toEqual(['/offline', '/profile'])
})

test('a response that arrives after a removal is not stored', async () => {
  const { site, createCopy } = createDevice()
  const copy = createCopy('b1')
  await copy.install()
  const { promise, resolve } = Promise.withResolvers<void>()
  site.gate = promise

  const work = [copy.keepSaved(deals(20)), copy.noteSeen('/brands')]
  await expect.poll(() => site.asked).toContain('/deals/food/0')
  const forgotten = copy.forget()
  resolve()
  await Promise.all([...work, forgotten])

  expect((await addresses(copy)).toSorted()).toEqual(['/offline', '/profile'])
  expect(site.asked).not.toContain('/deals/food/19')
})

test('of two lists the later one counts, however long the first one takes', async () => {
  const { createCopy } = createDevice()
  const copy = createCopy('b1')

  await Promise.all([copy.keepSaved(deals(9)), copy.keepSaved(deals(1))])

  expect(await addresses(copy)).toEqual(['/deals/food/0'])
})

test('pages of a new build are fetched a few at a time, and not offline', async () => {
  const { site, createCopy } = createDevice()
  const old = createCopy('b1')
  await old.install()
  await old.keepSaved(deals(12))
  site.build = 'b2'
  site.mostAtOnce = 0
  const copy = createCopy('b2')

  site.isUp = false
  expect(await copy.renew()).toBe(false)
  expect((await copy.documents.find('/profile'))?.build).toBe('b1')

  site.isUp = true
  expect(await copy.renew()).toBe(true)
  expect((await copy.documents.list()).every(({ build }) => build === 'b2')).toBe(true)
  expect(site.mostAtOnce).toBeLessThanOrEqual(2 * 3)
})

test('the required pages survive any number of builds', async () => {
  const { site, createCopy } = createDevice()
  await createCopy('b1').install()
  for (const build of ['b2', 'b3', 'b4', 'b5']) {
    site.build = build
    await createCopy(build).noteSeen(`/brands/${build}`)
    await createCopy(build).tidy()
  }

  const copy = createCopy('b5')

  expect((await copy.documents.find('/profile'))?.build).toBe('b1')
})

test('a worker that cannot store a required page is not installed', async () => {
  const { site, createCopy } = createDevice()
  const refused = createOfflineCopy({
    build: 'b1',
    core: [],
    caches: createFakeCaches(),
    fetch: async () => new Response('busy', { status: 503 }),
  })

  await expect(refused.install()).rejects.toThrow('/profile answered 503')
  site.isUp = false
  await expect(createCopy('b1').install()).rejects.toThrow('Failed to fetch')
})

test('at most thirty visited pages stay, and the oldest are evicted', async () => {
  const { createCopy } = createDevice()
  const copy = createCopy('b1')
  await copy.install()
  for (let index = 0; index < 33; index += 1) await copy.noteSeen(`/blog/${index}`)

  await copy.tidy()

  const kept = await addresses(copy)
  expect(kept).toHaveLength(2 + 30)
  expect(kept).toContain('/blog/32')
})

/** A site whose documents embed no payload; `payloadVersion` is the version of their payloads. */
function createSplitSite(payloadVersion: string) {
  const stub = { path: '/brands', build: 'b1', validUntil: 1e15, version: 'v1' }
  const html = `<script type="application/json" id="page-data">${JSON.stringify(stub)}</script>`
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return async (path: string): Promise<Response> =>
    path === '/brands/_payload.json'
      ? Response.json({ ...stub, version: payloadVersion, payload: { brands: ['A'] } })
      : new Response(html, { headers })
}

function createCopyOf(fetch: (path: string) => Promise<Response>) {
  return createOfflineCopy({
    build: 'b1',
    core: [],
    caches: createFakeCaches(),
    fetch: fetch as typeof globalThis.fetch,
  })
}

test('the copy of a document embeds its payload', async () => {
  const copy = createCopyOf(createSplitSite('v1'))

  await copy.noteSeen('/brands')

  const html = (await (await copy.documents.find('/brands'))?.response.text()) ?? ''
  expect(findEnvelope(html)).toMatchObject({ path: '/brands', payload: { brands: ['A'] } })
})

test('a document is not stored if its payload has changed meanwhile', async () => {
  const copy = createCopyOf(createSplitSite('v2'))

  await copy.noteSeen('/brands')

  expect(await copy.documents.find('/brands')).toBeNull()
})
