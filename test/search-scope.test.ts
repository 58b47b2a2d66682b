import { expect, test } from 'vitest'
import { createContentClient } from '#content/create-content-client.ts'
import type { LandingDocument } from '#content/documents.ts'
import { publishedDeals } from '#content/queries/deals.ts'
import { landings } from '#content/queries/landings.ts'
import { openSeededStore, serve } from '#content/service/content-fixture.ts'
import { createRemember } from '#lib/remember-last.ts'
import { createRichtextClient } from '#richtext/service/create-richtext-client.ts'
import { landingSearchLoader } from '#routes/search/loader.ts'
import type { SearchPayload } from '#routes/search/payload.ts'
import { NOON } from './noon.ts'
import { labelledQueries } from './search-queries.ts'

const QUERIES = 200

const store = await openSeededStore()
const content = createContentClient({ service: serve(store) })
const remember = createRemember()
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
      const values = payload.facets.flatMap(({ options }) => options.map(({ value }) => value))
      expect(
        values.filter((value) => !ownTexts.has(value)),
        q,
      ).toEqual([])
      expect(payload.dealCount).toBeLessThanOrEqual(own.size)
    }

    expect(hits).toBeGreaterThan(0)
  },
)

async function search(uid: string, q: string): Promise<SearchPayload> {
  return landingSearchLoader({
    params: { uid },
    url: new URL(`https://lobang.example/${uid}/search?${new URLSearchParams({ q })}`),
    now: NOON,
    until: () => {},
    content,
    richtext: createRichtextClient(store),
    richtextRules: { embedHosts: [], onUnknownBlock: () => {} },
    remember,
  })
}

function facetValues({
  category,
  redeem,
  outlets,
  audience,
  tags,
}: (typeof all)[number]): string[] {
  return [category, redeem, 'Online', ...outlets.map(({ mrt }) => mrt), ...audience, ...tags]
}
