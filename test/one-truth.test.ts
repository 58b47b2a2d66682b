// Longer than most: a table with a reader for every surface.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { categories } from '#lib/categories.ts'
import * as paths from '#lib/paths.ts'
import { siteFilePaths } from '#render/files/site-files.ts'
import type { DealPayload } from '#routes/deal/payload.ts'
import { Coupon } from '#routes/profile/coupon.tsx'
import { type SavedEntry, sortSaved } from '#routes/profile/saved-order.ts'
import { type RouteId, routes } from '#routes/routes.ts'
import { toSavedDeal } from '#ui/to-saved-deal.ts'
import type { SavedDeals } from '#visitor/schemas.ts'
import { routeExamples } from './route-examples.ts'
import {
  calendar,
  counted,
  createWorld,
  eachDeal,
  isLiveCard,
  linked,
  named,
  offeredBy,
  type Payload,
  paged,
  type Surface,
  searched,
  type World,
} from './surface-readings.ts'
import { createTestSite } from './test-site.ts'
import {
  deals,
  LAST_SECOND,
  MIDNIGHT,
  PARTNER,
  POST,
  publishThreeDeals,
  WORD,
} from './three-deals.ts'

// Every place where the site can offer a deal, at the last second of a day and at midnight. Each
// says the same, and a new one that is not in a table here makes the test fail.

const clock = { now: LAST_SECOND }
let world: World
let savedBefore: SavedDeals
let examples: Awaited<ReturnType<typeof routeExamples>>

beforeAll(async () => {
  const site = await createTestSite({ now: () => clock.now })
  world = createWorld(site, () => clock.now)
  await publishThreeDeals(site)
  savedBefore = await saveAll(world)
  examples = await routeExamples(site)
})

afterAll(async () => {
  await world.site[Symbol.asyncDispose]()
})

/** The deal's own page: always there, an offer while it is one, and else it says why not. */
const ownPage: Surface = ({ read, payloadOf }) =>
  eachDeal(async ({ path, code, id }) => {
    const html = await read(path)
    const { deal, alsoLive, endedOn, link, shareLinks }: DealPayload = await payloadOf(path)
    const isLive = isLiveCard(deal)
    expect(html.includes('"@type":"Offer"')).toBe(isLive)
    expect(alsoLive.every(isLiveCard)).toBe(true)
    expect(alsoLive.length).toBeGreaterThan(1)
    const hasEnded = deal.time.status === 'ended'
    expect(endedOn).toBe(hasEnded ? '18 November 2026' : null)
    expect(html.includes('Ended 18 November 2026')).toBe(hasEnded)
    const hasCalendar = shareLinks.some(({ icon }) => icon === 'calendar')
    if (hasEnded)
      expect({ code: deal.code, link, hasCalendar }).toEqual({
        code: null,
        link: null,
        hasCalendar: false,
      })
    if (!isLive) expect(html).not.toContain(code)
    expect(html).toContain(id)
    return isLive
  })

const brandPage: Surface = ({ read, payloadOf }) =>
  eachDeal(async ({ brand, id, name, code }) => {
    const payload = await payloadOf(`/brands/${brand}`)
    const ids = (list: { id: string }[]) => list.map((deal) => deal.id)
    const isLive = ids(payload.live).includes(id)
    const elsewhere = [...ids(payload.upcoming), ...ids(payload.ended)]
    expect(elsewhere).toEqual(isLive ? [] : [id])
    expect(ids(name === 'ends' ? payload.upcoming : payload.ended)).toEqual([])
    expect((await read(`/brands/${brand}`)).includes(code)).toBe(isLive)
    return isLive
  })

/** An embedded deal stays, and says how it stands. */
const postPage: Surface = async ({ read, payloadOf }) => {
  const { parts } = await payloadOf(`/blog/${POST}`)
  const html = await read(`/blog/${POST}`)
  return eachDeal(async ({ id, path, code }) => {
    expect(html).toContain(`href="${path}"`)
    const part = parts.find((candidate: Payload) => candidate.deal?.id === id)
    expect(html.includes(code)).toBe(isLiveCard(part.deal))
    return isLiveCard(part.deal)
  })
}

/** By code: without words the page shows a few of each category. */
const codesTable: Surface = async ({ read }) =>
  eachDeal(async ({ code }) => {
    const html = await read(`/singapore-promo-codes?q=${code}`)
    return html.includes(`<code>${code}</code>`)
  })

const pageSurfaces: Record<RouteId, Surface> = {
  home: linked('/'),
  deals: paged('/deals'),
  category: paged('/deals/food'),
  deal: ownPage,
  brands: counted(({ letters }) => letters.flatMap((letter: Payload) => letter.brands), '/brands'),
  brand: brandPage,
  blog: 'silent',
  blogPage: 'silent',
  author: 'silent',
  blogTag: 'silent',
  post: postPage,
  promoCodes: codesTable,
  privacy: 'silent',
  terms: 'silent',
  search: searched(`/search?q=${WORD}`),
  profile: counted(({ brands }) => brands, '/profile'),
  settings: 'silent',
  userSitemap: linked('/user-sitemap'),
  richtextPage: 'silent',
  landingSearch: searched(`/${PARTNER}/search?q=${WORD}`),
  landingText: 'silent',
  landing: linked(`/${PARTNER}`),
}

const CATEGORY = `/deals/:category(${categories.join('|')})`
const fileSurfaces: Record<string, Surface> = {
  '/robots.txt': 'silent',
  '/manifest.webmanifest': 'silent',
  '/builds/meta/:id.json': 'silent',
  '/sitemap.xml': 'silent',
  '/sitemap-:group(pages|deals|brands|posts|landings)-:part([1-9]\\d{0,3}).xml':
    named('/sitemap-deals-1.xml'),
  '/feed.xml': named('/feed.xml'),
  '/last-days.ics': calendar(() => '/last-days.ics'),
  [`${CATEGORY}/feed.xml`]: named('/deals/food/feed.xml'),
  [`${CATEGORY}/last-days.ics`]: calendar(() => '/deals/food/last-days.ics'),
  '/brands/:uid/feed.xml': named(...deals.map(({ brand }) => `/brands/${brand}/feed.xml`)),
  '/brands/:uid/last-days.ics': calendar(({ brand }) => `/brands/${brand}/last-days.ics`),
  // Also before the deal starts: somebody may want to keep the day free.
  [`${CATEGORY}/:uid/last-day.ics`]: ({ site }) =>
    eachDeal(async ({ path, name }) => {
      const { ok } = await site.request(`${path}/last-day.ics`)
      expect(ok).toBe(name === 'starts' || (name === 'ends' && clock.now < MIDNIGHT))
      return name === 'undated' || (ok && (name === 'ends' || clock.now >= MIDNIGHT))
    }),
  '/blog/feed.xml': 'silent',
  '/blog/category/:tag/feed.xml': 'silent',
}

const suggestions: Surface = async ({ read }) => {
  const text = await read(`${paths.searchSuggestions}?q=${WORD}`)
  return eachDeal(async ({ path }) => text.includes(path))
}

const shop: Surface = ({ site }) =>
  eachDeal(async ({ id, path, name }) => {
    const location = (await site.request(`/go/${id}`)).headers.get('location')
    expect([`https://${name}.example/`, path]).toContain(location)
    return location === `https://${name}.example/`
  })

/** What is shared with a link. A card that has not begun is not over either. */
const socialCard: Surface = ({ site, read }) =>
  eachDeal(async ({ path }) => {
    const html = await read(path)
    const card = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    const alt = /property="og:image:alt" content="([^"]+)"/.exec(html)?.[1] ?? ''
    expect((await site.request(new URL(card).pathname, { method: 'HEAD' })).status).toBe(200)
    return !/^Ended|Starts /.test(alt)
  })

/** Of the server's own URLs. Those that show documents or bytes as they are do not offer anything. */
const serverSurfaces: Record<string, Surface> = {
  '/*': 'silent',
  '*': 'silent',
  '/healthz': 'silent',
  '/readyz': 'silent',
  '/metrics': 'silent',
  '/builds/latest.json': 'silent',
  '/builds/meta/test-build.json': 'silent',
  '/builds/meta/:file': 'silent',
  '/api/v2/*': 'silent',
  '/api/write/*': 'silent',
  '/api/auth/callback/:provider': 'silent',
  '/go/:id': shop,
  '/search/suggest': suggestions,
  '/richtext/*': 'silent',
  '/functions/:name': 'silent',
  '/realtime': 'silent',
  '/account/*': 'silent',
  '/preview': 'silent',
  '/preview/exit': 'silent',
  '/images/*': 'silent',
  '/files/*': 'silent',
  '/cards/*': socialCard,
  '/sw.js': 'silent',
  '/seen': 'silent',
  // For editors, who see what is not live too.
  '/desk': 'silent',
  '/desk/*': 'silent',
}

/** On the device, without a server: deals saved now, and those saved before the day ended. */
const savedList: Surface = async (world) => {
  const lists = [await saveAll(world), savedBefore]
  return eachDeal(async ({ id, code }) => {
    const readings = lists.map((saved) => {
      const { live, upcoming, ended } = sortSaved(saved, 'end', clock.now)
      const isIn = (list: SavedEntry[]) => list.some((entry) => entry.id === id)
      const deal = saved[id]
      if (!deal) throw new Error(`${id} was not saved`)
      const text = renderToStaticMarkup(
        createElement(Coupon, { id, deal, now: clock.now, onRemove: null }),
      )
      // None is dropped, and each coupon says how it stands.
      expect([live, upcoming, ended].filter(isIn)).toHaveLength(1)
      expect(/Starts 19 Nov/.test(text) && /Not yet/.test(text)).toBe(isIn(upcoming))
      expect(/Ended 18 Nov/.test(text)).toBe(isIn(ended))
      expect(/At counter|See the code/.test(text)).toBe(isIn(live))
      expect(text.includes(code)).toBe(isIn(live) && deal.code !== null)
      return isIn(live)
    })
    expect(new Set(readings).size).toBe(1)
    return readings[0] === true
  })
}

async function saveAll({ payloadOf }: World): Promise<SavedDeals> {
  const saved = await Promise.all(
    deals.map(async ({ id, path }) => {
      const { deal }: DealPayload = await payloadOf(path)
      return [id, toSavedDeal(deal, clock.now)]
    }),
  )
  return Object.fromEntries(saved)
}

const surfaces: Record<string, Surface> = {
  ...pageSurfaces,
  ...fileSurfaces,
  ...serverSurfaces,
  'saved deals': savedList,
}

test('the tables name every route, every file and every URL of the server', () => {
  const served = [...new Set(world.site.app.routes.map(({ path }) => path))]

  expect(Object.keys(pageSurfaces).toSorted()).toEqual(routes.map(({ id }) => id).toSorted())
  expect(Object.keys(fileSurfaces).toSorted()).toEqual(siteFilePaths.toSorted())
  expect(served.filter((path) => !(path in serverSurfaces))).toEqual([])
})

const expected = [
  { at: LAST_SECOND, offered: { ends: true, starts: false, undated: true } },
  { at: MIDNIGHT, offered: { ends: false, starts: true, undated: true } },
]
const spoken = Object.keys(surfaces).filter((name) => surfaces[name] !== 'silent')

test.for(expected.flatMap(({ at, offered }) => spoken.map((name) => ({ at, offered, name }))))(
  'at $at $name offers the deals that are live, and no other',
  async ({ at, offered, name }) => {
    clock.now = at

    expect(await offeredBy(surfaces[name], world)).toEqual(offered)
  },
)

test.for(expected)(
  'at $at pages and files that should not mention deals mention none',
  async ({ at }) => {
    clock.now = at
    const quiet = routes.map(({ id }) => id).filter((id) => pageSurfaces[id] === 'silent')

    for (const path of quiet.flatMap((id) => examples[id])) {
      expect(await world.read(path), path).not.toContain(WORD)
    }
  },
)
