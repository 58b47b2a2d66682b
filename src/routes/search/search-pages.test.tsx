import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { findLanding, liveDealsOfLanding } from '#content/queries/landings.ts'
import { createListInput } from '../../../test/list-input.ts'
import { NOON } from '../../../test/noon.ts'
import { head, Page } from './page.tsx'
import type { SearchPayload } from './payload.ts'
import { landingSearchLoader, loader } from './server/loader.ts'

const { content, inputFor } = await createListInput()

async function search(query: string): Promise<SearchPayload> {
  return loader(inputFor(`/search${query}`))
}

async function searchOf(uid: string, query = ''): Promise<SearchPayload> {
  return landingSearchLoader({ ...inputFor(`/${uid}/search${query}`), params: { uid } })
}

function textOf(payload: SearchPayload): string {
  return renderToString(<Page payload={payload} />).replaceAll('<!-- -->', '')
}

test('a search by filters alone has facets, chips and a title', async () => {
  const payload = await search('?category=food&near=Bugis')
  const html = textOf(payload)

  expect(payload.dealCount).toBeGreaterThan(3)
  expect(payload.deals.every(({ category }) => category === 'food')).toBe(true)
  expect(payload.facets.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['category', 'near', 'ends']),
  )
  expect(html).toContain('Remove filter: </span>Food')
  expect(html).toContain('Remove filter: </span>Within 1.5 km of Bugis')
  expect(head(payload).title).toBe('Deals: Food, Within 1.5 km of Bugis')
})

test('without a query the search of a landing page lists all its deals in its own order', async () => {
  const landing = await findLanding(content, 'dive')
  const own = landing ? await liveDealsOfLanding(content, { landing, now: NOON }) : []
  const payload = await searchOf('dive')
  const food = await searchOf('dive', '?category=food')

  expect(payload.deals.map(({ id }) => id)).toEqual(own.map(({ id }) => id).slice(0, 24))
  expect(payload.dealCount).toBe(own.length)
  expect(payload.facets.length).toBeGreaterThan(2)
  expect(food.dealCount).toBe(own.filter(({ category }) => category === 'food').length)
})

test('a landing page newer than the index shows its deals', async () => {
  const input = inputFor('/dive/search')
  const site = await input.search(0)
  const payload = await landingSearchLoader({
    ...input,
    params: { uid: 'dive' },
    search: async () => ({ ...site, ofLandings: new Map() }),
  })

  expect(payload.deals).toEqual((await searchOf('dive')).deals)
})

test('a landing page with an order of its own can be sorted by end', async () => {
  const { deals } = await searchOf('dive', '?sort=ends')
  const ends = deals.map(({ endsOn }) => endsOn ?? '~')

  expect(ends).toEqual(ends.toSorted())
})

test('pages of results show each deal once, and end after the last', async () => {
  const first = await search('?sort=new')
  const pages = await Promise.all(
    Array.from({ length: first.pages - 1 }, (_, number) => search(`?sort=new&page=${number + 2}`)),
  )
  const all = [first, ...pages].flatMap(({ deals }) => deals.map(({ id }) => id))

  expect(first.pages).toBeGreaterThan(3)
  expect(new Set(all).size).toBe(first.dealCount)
  expect(all).toHaveLength(first.dealCount)
  expect(textOf(first)).toContain('href="/search?sort=new&amp;page=2"')
  for (const page of [String(first.pages + 1), '0', 'two', '999999']) {
    await expect(search(`?sort=new&page=${page}`)).rejects.toMatchObject({ code: 'not-found' })
  }
  await expect(search('?page=2')).rejects.toMatchObject({ code: 'not-found' })
})

test('later pages of a search continue where the previous one ended', async () => {
  const [first, second] = await Promise.all([search('?q=food'), search('?q=food&page=2')])

  expect(first.deals).toHaveLength(24)
  expect(second.dealCount).toBe(first.dealCount)
  expect(second.deals.some(({ id }) => first.deals.some((deal) => deal.id === id))).toBe(false)
  expect([...second.brands, ...second.posts, ...second.landings, ...second.texts]).toEqual([])
})

test('“usable now” is a facet, and the page is valid until other hours begin', async () => {
  const input = inputFor('/search?q=lunch')
  const payload = await loader(input)
  const [now] = payload.facets.find(({ name }) => name === 'usable')?.options ?? []
  const narrowed = await search('?q=lunch&usable=now')

  expect(now?.count).toBeGreaterThan(0)
  expect(narrowed.dealCount).toBe(now?.count)
  expect(Math.min(...input.instants.map(Number))).toBeLessThan(NOON.getTime() + 12 * 3_600_000)
})

test('the name of a place finds the deals near it, and this meaning can be switched off', async () => {
  const bugis = await search('?q=bugis')
  const around = await search('?near=Bugis&sort=near')

  expect(bugis.dealCount).toBe(around.dealCount)
  expect(bugis.active).toMatchObject([{ name: 'near', isRead: true }])
  expect(textOf(bugis)).toContain('href="/search?q=bugis&amp;plain=near"')
  expect((await search('?q=bugis&plain=near')).active).toEqual([])
  // No outlet has this code.
  expect((await search('?q=188099')).dealCount).toBeGreaterThan(3)
})

test('without a match the nearest answers say which wish they give up, and its cost', async () => {
  const { dealCount, nearest } = await search(
    `?${new URLSearchParams({ q: 'lunch near raffles place under $10' })}`,
  )

  expect(dealCount).toBe(0)
  expect(nearest[0]?.text).toMatch(/^Nothing up to \$10\. From \$12\.90, about \d+ m away$/)
  expect(nearest[0]?.deals[0]?.uid).toBe('laksa-and-otah-lunch-set')
})

test('if giving up one wish is not enough, the page says which ones it gives up', async () => {
  const night = new Date('2026-11-16T04:00:00+08:00')
  const { inputFor: atNight } = await createListInput(night)
  const q = new URLSearchParams({ q: 'lunch under $10 near raffles place now' })
  const payload = await loader(atNight(`/search?${q}`))

  expect(payload.dealCount).toBe(0)
  expect(payload.nearest.map(({ text }) => text)).toEqual([
    'No deal matches all of this. 1 deal matches without “Usable now” and “Lunchtime”, about 750 m away',
  ])
  expect(payload.nearest[0]?.deals).toHaveLength(1)
})

test('the nearest answers match all words that were not given up', async () => {
  const { nearest } = await search(`?${new URLSearchParams({ q: 'zi char sat night bedok' })}`)

  expect(nearest[0]?.text).toMatch(/^Nothing within 1\.5 km of Bedok\. The nearest is about \d+ km/)
  expect(nearest[0]?.deals.map(({ uid }) => uid)).toEqual(['jetty-nine-sunset-zichar-set'])
})

test('a mistyped word with two likely meanings gets results for both', async () => {
  const payload = await search('?q=kayk')

  expect(payload.corrected).toBe(null)
  expect(payload.dealCount).toBe(0)
  expect(payload.nearest.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^\d+ deals? for “kayak”$/),
    expect.stringMatching(/^\d+ deals? for “kaya”$/),
  ])
  expect(payload.nearest[0]?.deals[0]?.uid).toBe('selam-mangrove-kayak-pair')
})

test.each(['Leng Kee', 'Ubi', 'around Kaki Bukit'])(
  'a partner’s page finds deals near %s',
  async (q) => {
    const { deals, nearest } = await searchOf('eurokars', `?${new URLSearchParams({ q })}`)
    const found = [...deals, ...nearest.flatMap((answer) => answer.deals)]

    expect(found.length).toBeGreaterThan(0)
    for (const deal of found) expect(deal.nearest).toMatch(/about [\d.]+ k?m/)
  },
)

test('“Any” turns a recognised word back into plain text', async () => {
  const read = await search('?q=kopi+near+bugis')
  const emptied = await search('?q=kopi+near+bugis&near=any')

  expect(textOf(read)).toMatch(/<input type="radio" name="near" value="any"\/>/)
  expect(read.filters).toEqual({ near: 'Bugis' })
  expect(emptied.filters).toEqual({ plain: 'near' })
  expect(emptied.active).toEqual([])
})

test('if no deal matches the filters, the page says how many match without each', async () => {
  const payload = await search('?q=laksa&category=apparel')
  const laksa = await search('?q=laksa')

  expect(payload.active).toEqual([{ name: 'category', text: 'Apparel', without: laksa.dealCount }])
  expect(textOf(payload)).toContain(`${laksa.dealCount} deals without “Apparel”`)
})

test('a landing page without results names itself and offers other ways', async () => {
  const html = textOf(await searchOf('dive', '?q=zzzzzzzz'))

  expect(html).toContain('No live deal in Dive club perks matches “zzzzzzzz”')
  expect(html).toContain('href="/dive/search"')
  expect(html).toContain('href="/search?q=zzzzzzzz"')
})
