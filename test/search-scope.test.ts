import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishedDeals } from '#content/queries/deals.ts'
import { landings } from '#content/queries/landings.ts'
import { isLive } from '#deals/deal-status.ts'
import { dealStatus } from '#deals/deal-time.ts'
import { endSpansOf } from '#deals/end-spans.ts'
import { outletPoint, stationsNear } from '#deals/facts/near-place.ts'
import { dayNames, dayPartNames } from '#deals/times/day-parts.ts'
import * as paths from '#lib/paths.ts'
import type { LandingDocument } from '#repository/documents.ts'
import type { SearchPayload } from '#routes/search/payload.ts'
import { landingSearchLoader } from '#routes/search/server/loader.ts'
import { priceLimits } from '#search/stated-facets.ts'
import { suggest } from '#search/suggest.ts'
import { createListInput } from './list-input.ts'
import { trialsOf } from './machine.ts'
import { NOON } from './noon.ts'
import { labelledQueries } from './search-queries.ts'
import { createTestSite, type TestSite } from './test-site.ts'

const QUERIES = trialsOf(200)

const { content, site, inputFor } = await createListInput()
const kept = { ...site, isBehind: false }
const all = await publishedDeals(content)
const found = await landings(content, {
  read: (landing) => landing,
  where: ({ data }: LandingDocument) => data.search === true,
})

/** Includes titles and brands of other partners' deals, which would reveal a leak. */
const queries = [
  ...labelledQueries.map(({ query }) => query),
  ...all.flatMap(({ title, brand }) => [title, brand.name]),
]

test('thirteen partners have their own search', () => {
  expect(found).toHaveLength(13)
})

/** Filters and orders, used in turn with the queries; the first has none. */
const wishes = [
  '',
  'sort=new',
  'usable=now',
  'near=Bugis&sort=near',
  'category=food',
  'ends=week&sort=price',
  'redeem=code',
  'near=189673',
  'for=student',
  'only=here&sort=saving',
  'tag=halal',
]

test.each(found.map((landing) => [landing.uid, landing] as const))(
  `nothing that is not of %s is found in its search, by any of ${QUERIES} queries, with any filter and order`,
  async (uid, landing) => {
    let hits = 0
    for (let number = 0; number < QUERIES; number++) {
      const q = queries[(number * 37 + uid.length * 11) % queries.length] ?? ''
      const wish = wishes[number % 2 === 0 ? 0 : (number >> 1) % wishes.length] ?? ''
      const payload = await search(
        uid,
        new URLSearchParams(`${new URLSearchParams({ q })}&${wish}`),
      )

      hits += payload.deals.length + payload.nearDeals.length
      expectOwn(payload, landing, `${q} ${wish}`)
    }

    expect(hits).toBeGreaterThan(0)
  },
)

test.each(found.map((landing) => [landing.uid, landing] as const))(
  'without a query every page of %s holds its own deals, all of them, with any filter and order',
  async (uid, landing) => {
    const own = ownOf(landing)
    for (const wish of wishes) {
      const first = await search(uid, new URLSearchParams(wish))
      const later = await Promise.all(
        Array.from({ length: first.pages - 1 }, (_, at) =>
          search(uid, new URLSearchParams(`${wish}&page=${at + 2}`)),
        ),
      )

      for (const page of [first, ...later]) expectOwn(page, landing, wish)
      const shown = [first, ...later].flatMap(({ deals }) => deals)
      expect(shown, wish).toHaveLength(first.dealCount)
      if (wish === '' || wish === 'sort=new') expect(shown).toHaveLength(liveOf(own))
    }
  },
)

/** Found once for each landing page: stations near outlets take longer than a search. */
const ownFacets = new Map(
  found.map((landing) => [landing, new Set(ownOf(landing).flatMap(facetValues))]),
)

function ownOf(landing: (typeof found)[number]) {
  return all.filter(
    ({ id, partners }) => landing.dealIds.includes(id) || partners.includes(landing.uid),
  )
}

function liveOf(deals: typeof all): number {
  return deals.filter((deal) => isLive(dealStatus(deal, NOON))).length
}

/** No deal, no count and no facet of anything else. */
function expectOwn(payload: SearchPayload, landing: (typeof found)[number], asked: string): void {
  const own = new Set(ownOf(landing).map(({ id }) => id))
  const ownValues = ownFacets.get(landing)
  const shown = [...payload.deals, ...payload.nearDeals]
  const counted = payload.facets.flatMap(({ options }) =>
    options.filter(({ count }) => count !== 0),
  )
  const chosen = Object.values(payload.filters)

  expect(
    shown.filter(({ id }) => !own.has(id)).map(({ title }) => title),
    asked,
  ).toEqual([])
  expect([...payload.brands, ...payload.posts, ...payload.landings, ...payload.texts]).toEqual([])
  expect(
    counted.filter(({ value }) => !ownValues?.has(value) && !chosen.includes(value)),
    asked,
  ).toEqual([])
  expect(payload.dealCount).toBeLessThanOrEqual(own.size)
  expect(payload.nearby?.count ?? 0).toBeLessThanOrEqual(own.size)
  for (const { without } of payload.active) expect(without ?? 0).toBeLessThanOrEqual(own.size)
}

let served: TestSite

beforeAll(async () => {
  served = await createTestSite({ now: () => NOON })
})

afterAll(async () => {
  await served[Symbol.asyncDispose]()
})

test.each(found.map((landing) => [landing.uid, landing] as const))(
  'over HTTP the search of %s links to no deal but its own, found, filtered or suggested',
  async (uid, landing) => {
    const ownPaths = new Set(ownOf(landing).map(paths.deal))
    const addresses = [
      `/${uid}/search`,
      `/${uid}/search?q=set`,
      `/${uid}/search?category=food&sort=new`,
      `/${uid}/search?q=lunch&near=Bugis&usable=now`,
      `/search/suggest?partner=${uid}&q=se`,
    ]

    const texts = await Promise.all(
      addresses.map(async (address) => (await served.request(address)).text()),
    )
    const linked = texts.join().match(/\/deals\/[a-z]+\/[\w-]+/g) ?? []

    expect(linked.length).toBeGreaterThan(0)
    expect(linked.filter((path) => !ownPaths.has(path))).toEqual([])
  },
)

test.each(found.map((landing) => [landing.uid, landing] as const))(
  `nothing that is not of %s is suggested there, by any of ${QUERIES} queries and their beginnings`,
  async (uid, landing) => {
    const own = ownOf(landing)
    const ownPaths = new Set(own.map(paths.deal))
    let offered = 0
    for (let number = 0; number < QUERIES; number++) {
      const whole = queries[(number * 37 + uid.length * 11) % queries.length] ?? ''
      const q = number % 2 === 0 ? whole : whole.slice(0, 2 + (number % 7))
      const answer = await suggest({ q, partner: uid }, { content, now: NOON, site: kept })

      const items = answer?.groups.flatMap((group) => group.items) ?? []
      offered += items.length
      expect(
        items.filter(({ path }) => !ownPaths.has(path)),
        q,
      ).toEqual([])
      expect(answer?.dealCount).toBeLessThanOrEqual(own.length)
    }

    expect(offered).toBeGreaterThan(0)
  },
)

test('an outdated index shows no count of deals', async () => {
  const sources = { content, now: NOON }
  const query = { q: 'tea', partner: null }

  const upToDate = await suggest(query, { ...sources, site: kept })
  const behind = await suggest(query, { ...sources, site: { ...kept, isBehind: true } })

  expect(upToDate?.dealCount).toBeGreaterThan(0)
  expect(behind).toEqual({ ...upToDate, dealCount: null })
})

test('a page without a search has no suggestions either', async () => {
  const wishes = ['orchardroad', 'no-such-page', '"]]', '__proto__'].map((partner) => ({
    q: 'tea',
    partner,
  }))

  const answers = await Promise.all(
    wishes.map((wish) => suggest(wish, { content, now: NOON, site: kept })),
  )

  expect(answers).toEqual([null, null, null, null])
})

async function search(uid: string, query: URLSearchParams): Promise<SearchPayload> {
  return landingSearchLoader({ ...inputFor(`/${uid}/search?${query}`), params: { uid } })
}

function facetValues({
  category,
  redeem,
  outlets,
  audience,
  diet,
  cards,
  tags,
  endsOn,
}: (typeof all)[number]): string[] {
  const stations = outlets.flatMap((outlet) => {
    const point = outletPoint(outlet)
    return point ? stationsNear(point) : []
  })
  const ends = endSpansOf({ endsOn }, NOON)
  const moments = ['now', ...dayNames, ...dayPartNames]
  const stated = [category, redeem, 'here', ...ends, ...audience, ...diet, ...cards, ...tags]
  return [...stated, ...moments, 'Online', ...stations, ...priceLimits.map(String)]
}
