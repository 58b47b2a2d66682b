import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPictureWarmer } from '#images/warm-pictures.ts'
import { NOON } from '../../../test/noon.ts'
import { createTestSite, type TestSite } from '../../../test/test-site.ts'

const DEAL = '/deals/food/kaya-toast-set-two-for-one'
const DAY = 24 * 60 * 60 * 1000
const clock = { now: NOON }
let site: TestSite

beforeAll(async () => {
  site = await createTestSite({ now: () => clock.now })
})

afterAll(async () => {
  await site[Symbol.asyncDispose]()
})

async function headOf(path: string): Promise<Map<string, string>> {
  const html = await (await site.request(path)).text()
  const tags = html.matchAll(/<meta property="(og:[^"]+)" content="([^"]*)">/g)
  return new Map([...tags].map(([, name = '', content = '']) => [name, content]))
}

async function cardPathOf(path: string): Promise<string> {
  return new URL((await headOf(path)).get('og:image') ?? '').pathname
}

test.each([
  '/',
  '/deals',
  '/deals/food',
  DEAL,
  '/brands/arang-satay',
  '/blog/kopi-ordering-guide',
  '/orchardroad',
  '/dive/search',
  '/settings',
])('%s has a social card of the usual size', async (path) => {
  const head = await headOf(path)

  const response = await site.request(new URL(head.get('og:image') ?? '').pathname)
  const bytes = Buffer.from(await response.arrayBuffer())

  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(head.get('og:image:alt')).toBeTruthy()
  // Social networks ignore large files.
  expect(bytes.length).toBeLessThan(300_000)
})

test('the same query-less card serves every query of a page', async () => {
  expect(await cardPathOf('/deals/food?sort=new&page=2')).toBe(await cardPathOf('/deals/food'))
  expect(await cardPathOf('/search?q=kopi')).toBe(await cardPathOf('/search'))
})

test('a card is cached, and an ETag avoids sending it again', async () => {
  const path = await cardPathOf(DEAL)
  const first = await site.request(path)

  const again = await site.request(path, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  })

  expect(again.status).toBe(304)
})

test('an ended deal has another card, which says so, and the old URL redirects to it', async () => {
  const live = await headOf(DEAL)
  const before = new URL(live.get('og:image') ?? '').pathname
  clock.now = new Date(NOON.getTime() + 400 * DAY)
  try {
    const ended = await headOf(DEAL)
    const after = new URL(ended.get('og:image') ?? '').pathname
    const old = await site.request(before)

    expect(live.get('og:image:alt')).toContain('Ends ')
    expect(ended.get('og:image:alt')).toMatch(/^Ended, .*Ended \d/)
    expect(after).not.toBe(before)
    expect(old.status).toBe(302)
    expect(old.headers.get('location')).toBe(after)
    expect(old.headers.get('cache-control')).toBe('no-store')
    expect((await site.request(after)).status).toBe(200)
  } finally {
    clock.now = NOON
  }
})

test.each([
  '/cards',
  '/cards/',
  '/cards/0123456789abcdef0123',
  '/cards/0123456789abcdef0123.jpg',
  '/cards/0123456789ABCDEF0123.png',
  '/cards/deals/food/no-such-deal/0123456789abcdef0123.png',
  '/cards/deals/apparel/kaya-toast-set-two-for-one/0123456789abcdef0123.png',
  '/cards/blog/page/1/0123456789abcdef0123.png',
  '/cards/feed.xml/0123456789abcdef0123.png',
  '/cards//deals/0123456789abcdef0123.png',
  '/cards/Deals/0123456789abcdef0123.png',
  '/cards/%2e%2e/%2e%2e/etc/passwd/0123456789abcdef0123.png',
  '/cards/blog/%e0%a4%a/0123456789abcdef0123.png',
])('there is no card at %s', async (path) => {
  expect((await site.request(path)).status).toBe(404)
})

test('the URL of a page’s card is found in the page, so that the card can be made ahead', async () => {
  const asked: string[] = []
  const warmer = createPictureWarmer({
    images: { isCalm: () => true, serve: async () => new Response() },
    async serveCard(request) {
      const { pathname } = new URL(request.url)
      const { status } = await site.request(pathname, { method: request.method })
      asked.push(`${pathname} ${status}`)
      return new Response()
    },
    onError: (error) => {
      throw error
    },
  })

  warmer.addFrom(await (await site.request(DEAL)).text())
  await warmer.settled()

  expect(asked).toEqual([`${await cardPathOf(DEAL)} 200`])
})
