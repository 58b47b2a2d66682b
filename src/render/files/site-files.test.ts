import { afterAll, beforeAll, expect, test } from 'vitest'
import { NOON } from '../../../test/noon.ts'
import { createTestSite, type TestSite } from '../../../test/test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})

afterAll(async () => {
  await site[Symbol.asyncDispose]()
})

async function read(path: string): Promise<string> {
  const response = await site.request(path)
  expect(response.status, path).toBe(200)
  return response.text()
}

test.each([
  ['/robots.txt', /^text\/plain/],
  ['/manifest.webmanifest', /^application\/manifest\+json/],
  ['/sitemap.xml', /^application\/xml/],
  ['/feed.xml', /^application\/atom\+xml/],
  ['/deals/food/feed.xml', /^application\/atom\+xml/],
  ['/brands/pasar-pintar/feed.xml', /^application\/atom\+xml/],
  ['/blog/feed.xml', /^application\/atom\+xml/],
  ['/blog/category/food/feed.xml', /^application\/atom\+xml/],
  ['/last-days.ics', /^text\/calendar/],
  ['/deals/food/last-days.ics', /^text\/calendar/],
  ['/brands/pasar-pintar/last-days.ics', /^text\/calendar/],
])('%s has its own type, and no payload', async (path, type) => {
  const response = await site.request(path)

  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(type)
  expect(response.headers.get('etag')).toBeTruthy()
  expect((await site.request(`${path}/_payload.json`)).status).toBe(404)
})

test.each([
  '/brands/no-such/feed.xml',
  '/brands/no-such/last-days.ics',
  '/deals/pets/last-days.ics',
  '/blog/category/no-such/feed.xml',
  '/deals/pets/feed.xml',
  '/sitemap-deals-99.xml',
  '/sitemap-people-1.xml',
  '/other.xml',
  '/brands/%ff/feed.xml',
])('there is nothing at %s', async (path) => {
  expect((await site.request(path)).status).toBe(404)
})

test('`lastmod` is the date of the document, not of the file', async () => {
  const xml = await read('/sitemap-posts-1.xml')
  const dates = [...xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map((found) => found[1] ?? '')

  expect(dates.length).toBeGreaterThan(30)
  expect(new Set(dates).size).toBeGreaterThan(5)
  expect(dates.every((date) => new Date(date) <= NOON)).toBe(true)
})

test('feeds have stable ids and are well formed', async () => {
  const xml = await read('/feed.xml')
  const ids = [...xml.matchAll(/<id>([^<]+)<\/id>/g)].map((found) => found[1])

  expect(new Set(ids).size).toBe(ids.length)
  expect(ids[0]).toBe('tag:site.test,2026:feed/deals')
  expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/)
})

test.each([
  ['/deals', 1],
  ['/deals/food', 1],
  ['/brands/pasar-pintar', 1],
  ['/blog', 0],
  ['/blog/page/2', 0],
  ['/blog/category/food', 0],
])(
  'the end of %s links to its feed, and to %i calendars, and all of them exist',
  async (path, calendars) => {
    const [, body = ''] = (await read(path)).split('</head>')
    const links = [...body.matchAll(/<a href="([^"]+)" type="([^"]+)">/g)]

    expect(links.map(([, , type]) => type)).toEqual([
      'application/atom+xml',
      ...Array(calendars).fill('text/calendar'),
    ])
    for (const [, href = '', type = ''] of links) {
      const response = await site.request(href)
      expect(response.status, href).toBe(200)
      expect(response.headers.get('content-type'), href).toContain(type)
    }
  },
)

test.each([
  '/',
  '/deals',
  '/deals/food',
  '/brands/pasar-pintar',
  '/blog',
  '/blog/page/2',
  '/blog/category/food',
])('the head of %s names its feed for feed readers', async (path) => {
  const [head = '', body = ''] = (await read(path)).split('</head>')
  const named = [...head.matchAll(/<link rel="alternate" type="([^"]+)" [^>]*href="([^"]+)">/g)]

  expect(named.map(([, type]) => type)).toEqual(['application/atom+xml'])
  // The home page has no such links at its end.
  if (path !== '/')
    expect(body).toContain(`<a href="${named[0]?.[2]}" type="application/atom+xml">`)
})

test.each([
  '/search',
  '/search?q=kopi',
  '/dive/search',
  '/profile',
  '/settings',
  '/deals?sort=new',
])('%s is not for search engines', async (path) => {
  expect(await read(path)).toContain('<meta name="robots" content="noindex">')
})

test('the calendar of a list has one event per last day, soonest first', async () => {
  const lines = (await read('/deals/food/last-days.ics')).split('\r\n')
  const days = lines.filter((line) => line.startsWith('DTSTART')).map((line) => line.slice(-8))

  expect(lines).toContain('X-WR-CALNAME:End dates: Food deals')
  expect(days.length).toBeGreaterThan(10)
  expect(days).toEqual(days.toSorted())
  expect(days[0] ?? '').toMatch(/^202611(1[5-9]|2\d|30)$/)
  expect(new Set(lines.filter((line) => line.startsWith('UID:'))).size).toBe(days.length)
})
