import { afterAll, beforeAll, expect, test } from 'vitest'
import { categories } from '#lib/categories.ts'
import * as paths from '#lib/paths.ts'
import { siteFilePaths } from '#render/files/site-files.ts'
import { lifespanOfDeal } from '#repository/deal-lifespans.ts'
import type { DealDocument } from '#repository/documents.ts'
import type { BrandPayload } from '#routes/brand/payload.ts'
import { createRouteMatcher } from '#routes/match-route.ts'
import type { PostPayload } from '#routes/post/payload.ts'
import { type RouteId, routes } from '#routes/routes.ts'
import { type ReadPage, readPage, uidsIn } from './ended-deals.ts'
import { patience } from './machine.ts'
import { NOON } from './noon.ts'
import { routeExamples } from './route-examples.ts'
import { createTestSite, type TestSite } from './test-site.ts'

// The demo three months on, when most of its deals have ended: every address still answers, and no
// list, feed, calendar or sitemap names ended deals. Which deals have ended is computed from the documents.

const LATER = new Date(NOON.getTime() + 90 * 24 * 60 * 60 * 1000)
/** Pages are compressed beside each other. */
const AT_ONCE = 6
const clock = { now: NOON }
let site: TestSite
/** What was there at the start. */
let published: string[]
/** Deals that existed then and have ended since, by uid. */
const ended = new Map<string, { id: string; path: string; title: string }>()
/** All pages of the site map, and some of each kind that is on no list. */
const pages = new Map<string, ReadPage>()

beforeAll(async () => {
  site = await createTestSite({ now: () => clock.now })
  published = await site.addresses()
  // Later pages of a search are published nowhere, and go with what they list.
  const examples = Object.values(await routeExamples(site))
    .flat()
    .filter((address) => !/\/search\?.*page=/.test(address))
  for (const document of site.store.snapshot().byType.get('deal') ?? []) {
    const { id, uid, data } = document
    const { ends } = lifespanOfDeal(document as unknown as DealDocument)
    if (!uid || ends > LATER.getTime()) continue
    ended.set(uid, { id, path: paths.deal({ category: data.category, uid }), title: data.title })
  }
  clock.now = LATER
  await site.search.renew()
  const left = [...new Set([...published, ...examples, ...(await laterPages())])]
  await Promise.all(Array.from({ length: AT_ONCE }, work))

  async function work(): Promise<void> {
    for (let address = left.pop(); address; address = left.pop()) {
      pages.set(address, await readPage(site, address))
    }
  }
}, patience(240_000))

afterAll(async () => {
  await site[Symbol.asyncDispose]()
})

/** Pages that no list has: each list of deals to its end, each partner's search for ended deals. */
async function laterPages(): Promise<string[]> {
  const lists = published.filter((path) => /^\/deals(\/[a-z]+)?$/.test(path))
  const partners = published.filter((path) => /^\/[^/]+\/search$/.test(path))
  const later = lists.map(async (path) => {
    const { payload } = await readPage(site, path)
    const count = Number(payload.pages) - 1
    return Array.from({ length: count }, (_, index) => `${path}?page=${index + 2}`)
  })
  const searches = [paths.search, ...partners].flatMap((path) =>
    [...ended.values()]
      .filter((_, index) => index % 80 === 0)
      .map(
        ({ title }) => `${path}?q=${encodeURIComponent(title.split(' ').slice(0, 3).join(' '))}`,
      ),
  )
  return [...(await Promise.all(later)).flat(), ...searches, '/deals?ends=week', '/deals?sort=new']
}

function endedIn(text: string): string[] {
  return [...uidsIn(text)].filter((uid) => ended.has(uid))
}

/** The uids of ended deals that a page may name. */
type Allowance = (page: ReadPage) => string[]

const none: Allowance = () => []

const own: Allowance = ({ address }) => [address.split(/[/?]/)[3] ?? '']

/** A brand's own list of ended deals. */
const amongEnded: Allowance = ({ payload }) => {
  const { live, upcoming, ended: over }: BrandPayload = payload
  expect(endedIn(JSON.stringify([live, upcoming]))).toEqual([])
  for (const { time, code } of over) expect([time.status, code]).toEqual(['ended', null])
  return over.map(({ uid }) => uid)
}

/** Cards in a text stay and say so; what else a text links to is its editor's. */
const inText: Allowance = ({ payload }) => {
  const { parts, deals, codes }: PostPayload = payload
  expect(endedIn(JSON.stringify([deals, codes]))).toEqual([])
  for (const part of parts) {
    if (part.kind !== 'deal' || !ended.has(part.deal.uid)) continue
    expect([part.deal.time.status, part.deal.code]).toEqual(['ended', null])
  }
  return endedIn(JSON.stringify(parts))
}

const mayName: Record<RouteId, Allowance> = {
  home: none,
  deals: none,
  category: none,
  deal: own,
  brands: none,
  brand: amongEnded,
  blog: none,
  blogPage: none,
  author: none,
  blogTag: none,
  post: inText,
  promoCodes: inText,
  privacy: none,
  terms: none,
  search: none,
  profile: none,
  settings: none,
  userSitemap: none,
  richtextPage: none,
  landingSearch: none,
  landingText: none,
  landing: none,
}

const CATEGORY = `/deals/:category(${categories.join('|')})`
const blogTags = () => published.filter((path) => path.startsWith('/blog/category/'))
const categoryLists = () => published.filter((path) => /^\/deals\/[a-z]+$/.test(path))
const brands = () => published.filter((path) => path.startsWith('/brands/'))
const each = (lists: () => string[], file: string) => () => lists().map((path) => `${path}${file}`)

/** All addresses of each kind of file. */
const files: Record<string, () => string[] | Promise<string[]>> = {
  '/robots.txt': () => ['/robots.txt'],
  '/manifest.webmanifest': () => ['/manifest.webmanifest'],
  // All addresses that can be loaded, those of ended deals included.
  '/builds/meta/:id.json': () => [],
  '/sitemap.xml': () => ['/sitemap.xml'],
  async '/sitemap-:group(pages|deals|brands|posts|landings)-:part([1-9]\\d{0,3}).xml'() {
    const index = await (await site.request('/sitemap.xml')).text()
    return [...index.matchAll(/<loc>http:\/\/site\.test([^<]+)/g)].map(([, path = '']) => path)
  },
  '/feed.xml': () => ['/feed.xml'],
  '/last-days.ics': () => ['/last-days.ics'],
  [`${CATEGORY}/feed.xml`]: each(categoryLists, '/feed.xml'),
  [`${CATEGORY}/last-days.ics`]: each(categoryLists, '/last-days.ics'),
  '/brands/:uid/feed.xml': each(brands, '/feed.xml'),
  '/brands/:uid/last-days.ics': each(brands, '/last-days.ics'),
  // An ended deal has none, see below.
  [`${CATEGORY}/:uid/last-day.ics`]: () => [],
  '/blog/feed.xml': () => ['/blog/feed.xml'],
  '/blog/category/:tag/feed.xml': each(blogTags, '/feed.xml'),
}

test('the tables name every route and every file', () => {
  expect(Object.keys(mayName).toSorted()).toEqual(routes.map(({ id }) => id).toSorted())
  expect(Object.keys(files).toSorted()).toEqual(siteFilePaths.toSorted())
})

test('most deals of the demo have ended', () => {
  expect(ended.size).toBeGreaterThan(120)
})

test('every URL from before and every current URL answers', async () => {
  const lost = [...pages.values()].filter(({ status }) => status !== 200)

  expect(lost.map(({ address }) => address)).toEqual([])
  expect((await site.addresses()).toSorted()).toEqual(published.toSorted())
})

test('no page names an ended deal, except where it says so', () => {
  const match = createRouteMatcher()
  const seen = new Set<RouteId>()

  for (const page of pages.values()) {
    const id = match(new URL(page.address, 'http://site.test'))?.route.id
    if (!id) throw new Error(`${page.address} is no page`)
    seen.add(id)
    const allowed = mayName[id](page)
    const named = endedIn(page.html).filter((uid) => !allowed.includes(uid))
    expect(named, page.address).toEqual([])
    for (const { uid, saysEnded } of page.cards) {
      expect(saysEnded, `${uid} on ${page.address}`).toBe(ended.has(uid))
    }
  }
  expect(seen.size).toBe(routes.length)
})

test('the page of an ended deal says so, offers nothing and links to live deals', async () => {
  for (const [uid, { id, path }] of ended) {
    const { html, payload } = pages.get(path) ?? (await readPage(site, path))
    expect(html, path).not.toContain('"@type":"Offer"')
    expect(html, path).toContain('"@type":"WebPage"')
    expect(payload.endedOn, path).toBeTruthy()
    expect([payload.deal.code, payload.link], path).toEqual([null, null])
    expect(endedIn(JSON.stringify(payload.alsoLive)), path).toEqual([])
    expect((await site.request(`${path}/last-day.ics`)).status, uid).toBe(404)
    expect((await site.request(`/go/${id}`)).headers.get('location')).toBe(path)
  }
})

test('no feed, calendar or sitemap names an ended deal', async () => {
  for (const addressesOf of Object.values(files)) {
    for (const address of await addressesOf()) {
      const response = await site.request(address)
      expect(response.status, address).toBe(200)
      expect(endedIn(await response.text()), address).toEqual([])
    }
  }
})

test('no ended deal is suggested to somebody who types its name', async () => {
  for (const { title } of ended.values()) {
    const typed = encodeURIComponent(title.slice(0, 30))
    const response = await site.request(`${paths.searchSuggestions}?q=${typed}`)
    expect(endedIn(await response.text()), title).toEqual([])
  }
})
