import { expect, test } from 'vitest'
import { createContentClient } from '#content/create-content-client.ts'
import type { LandingDocument } from '#content/documents.ts'
import { publishedDeals } from '#content/queries/deals.ts'
import { landings } from '#content/queries/landings.ts'
import { openSeededStore, serve } from '#content/service/content-fixture.ts'
import { paths } from '#lib/paths.ts'
import { createRichtextClient } from '#richtext/service/create-richtext-client.ts'
import { landingSearchLoader } from '#routes/search/loader.ts'
import type { SearchPayload } from '#routes/search/payload.ts'
import { makeSiteSearch } from '#routes/search/search-index-loader.ts'
import { suggest } from '#routes/search/suggest-loader.ts'
import { endSpansOf } from '#search/end-spans.ts'
import { NOON } from './noon.ts'
import { labelledQueries } from './search-queries.ts'

const QUERIES = 200

const store = await openSeededStore()
const content = createContentClient({ service: serve(store) })
const richtext = createRichtextClient(store)
const site = await makeSiteSearch({ content, richtext, now: NOON })
const all = await publishedDeals(content)
const found = await landings(content, {
  read: (landing) => landing,
  where: ({ data }: LandingDocument) => data.search === true,
})

/** Titles and brands of other partners' deals among them: what a leak would be found by. */
const queries = [
  ...labelledQueries.map(({ query }) => query),
  ...all.flatMap(({ title, brand }) => [title, brand.name]),
]

test('there are thirteen partners with a search of their own', () => {
  expect(found).toHaveLength(13)
})

test.each(found.map((landing) => [landing.uid, landing] as const))(
  'nothing that is not of %s is found in its search, by any of 200 queries',
  async (uid, landing) => {
    const own = new Set(
      all
        .filter(({ id, partners }) => landing.dealIds.includes(id) || partners.includes(uid))
        .map(({ id }) => id),
    )
    const ownTexts = new Set(all.filter(({ id }) => own.has(id)).flatMap(facetValues))
    let hits = 0
    for (let number = 0; number < QUERIES; number++) {
      const q = queries[(number * 37 + uid.length * 11) % queries.length] ?? ''
      const payload = await search(uid, q)
      const shown = [...payload.deals, ...payload.nearDeals]

      hits += shown.length
      expect(
        shown.filter(({ id }) => !own.has(id)).map(({ title }) => title),
        q,
      ).toEqual([])
      expect([...payload.brands, ...payload.posts, ...payload.landings, ...payload.pages]).toEqual(
        [],
      )
      const counted = payload.facets.flatMap(({ options }) =>
        options.filter(({ count }) => count > 0),
      )
      const values = counted.map(({ value }) => value)
      expect(
        values.filter((value) => !ownTexts.has(value)),
        q,
      ).toEqual([])
      expect(payload.dealCount).toBeLessThanOrEqual(own.size)
    }

    expect(hits).toBeGreaterThan(0)
  },
)

test.each(found.map((landing) => [landing.uid, landing] as const))(
  'nothing that is not of %s is suggested there, by any of 200 queries and their beginnings',
  async (uid, landing) => {
    const own = all.filter(
      ({ id, partners }) => landing.dealIds.includes(id) || partners.includes(uid),
    )
    const ownPaths = new Set(own.map(paths.deal))
    let offered = 0
    for (let number = 0; number < QUERIES; number++) {
      const whole = queries[(number * 37 + uid.length * 11) % queries.length] ?? ''
      const q = number % 2 === 0 ? whole : whole.slice(0, 2 + (number % 7))
      const answer = await suggest({ q, partner: uid }, { content, now: NOON, site })

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

test('a page without a search has no suggestions of its own either', async () => {
  const wishes = ['orchardroad', 'no-such-page', '"]]', '__proto__'].map((partner) => ({
    q: 'tea',
    partner,
  }))

  const answers = await Promise.all(
    wishes.map((wish) => suggest(wish, { content, now: NOON, site })),
  )

  expect(answers).toEqual([null, null, null, null])
})

async function search(uid: string, q: string): Promise<SearchPayload> {
  return landingSearchLoader({
    params: { uid },
    url: new URL(`https://lobang.example/${uid}/search?${new URLSearchParams({ q })}`),
    now: NOON,
    until: () => {},
    content,
    richtext,
    richtextRules: { embedHosts: [], onUnknownBlock: () => {} },
    search: async () => site,
  })
}

function facetValues({
  category,
  redeem,
  outlets,
  audience,
  tags,
  endsOn,
}: (typeof all)[number]): string[] {
  const stations = outlets.map(({ mrt }) => mrt)
  const ends = endSpansOf({ endsOn }, NOON)
  return [category, redeem, 'Online', ...stations, ...ends, ...audience, ...tags]
}
