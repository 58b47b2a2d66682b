import { expect, test } from 'vitest'
import { atOnce } from '#lib/node/work.ts'
import type { ErrorEnvelope } from '#routes/page-envelope.ts'
import { NOON } from './noon.ts'
import { shared } from './shared.ts'
import { createTestSite, type TestSite } from './test-site.ts'

/** For tests that only read. */
const site = await shared(createTestSite({ isSmall: true }))

async function read(site: TestSite, path: string) {
  const response = await site.request(path)
  const html = await response.text()
  const [, json = '{}'] =
    /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html) ?? []
  const envelope: ErrorEnvelope = JSON.parse(json)
  return { status: response.status, html, instead: envelope.instead ?? [] }
}

test('a "not found" page offers four live deals and a search for the words in the URL', async () => {
  const { status, html, instead } = await read(site, '/no/such-kopi-page')

  expect(status).toBe(404)
  expect(html).toContain('These ones are real')
  expect(instead).toHaveLength(4)
  for (const { category, uid, time } of instead) {
    expect(html).toContain(`href="/deals/${category}/${uid}"`)
    expect(time.status).not.toBe('ended')
    expect(time.status).not.toBe('sold-out')
  }
  expect(html).toContain('<input type="hidden" name="q" value="such kopi page"/>')
})

test('a missing deal’s page offers deals of its category', async () => {
  const food = await read(site, '/deals/grocery/no-such-deal')
  const all = await read(site, '/deals/nonsense/no-such-deal')

  expect(new Set(food.instead.map(({ category }) => category))).toEqual(new Set(['grocery']))
  expect(all.instead).toHaveLength(4)
})

test('many made-up URLs fill no cache and render no list', async () => {
  await using site = await createTestSite({ isSmall: true })
  await read(site, '/deals/food/first')
  const before = site.pageCache.stats()

  for (let number = 0; number < 50; number++) {
    await read(site, `/deals/food/made-up-${number}`)
  }

  const after = site.pageCache.stats()
  expect(after.pages).toBe(before.pages)
  expect(after.bytes).toBe(before.bytes)
  // Each is looked for, as before, but no list is made again.
  expect(after.renders - before.renders).toBe(50)
})

test('an ended deal is not offered the next day', async () => {
  let now = new Date('2026-11-15T23:59:00+08:00')
  await using site = await createTestSite({ isSmall: true, now: () => now })
  const today = await read(site, '/no/such/page')

  const last = today.instead.map(({ endsOn }) => endsOn).toSorted()[0] ?? ''
  now = new Date(`${last}T23:59:00+08:00`)
  expect((await read(site, '/no/such/page')).instead.map(({ endsOn }) => endsOn)).toContain(last)
  now = new Date(now.getTime() + 60_000)

  const tomorrow = await read(site, '/no/such/page')
  expect(tomorrow.instead).toHaveLength(4)
  expect(tomorrow.instead.map(({ endsOn }) => endsOn)).not.toContain(last)
})

test('an error page is rendered even when no list can be', async () => {
  await using site = await createTestSite({ isSmall: true })
  const error: ErrorEnvelope = {
    error: true,
    url: '/x',
    statusCode: 404,
    statusMessage: 'Page not found',
    message: 'Page not found: /x',
    data: { path: '/x' },
  }
  const findList = () => Promise.reject(new Error('the content is away'))

  const html = await site.renderer.renderError(error, {
    now: NOON,
    findList,
    inTurns: async (work) => atOnce(work),
  })

  expect(html).toContain('Page not found: /x')
  expect(html).not.toContain('These ones are real')
})
