import { expect, test } from 'vitest'
import { endSpans } from '#deals/end-spans.ts'
import { loader as listLoader } from '#routes/deals/server/loader.ts'
import { loader as searchLoader } from '#routes/search/server/loader.ts'
import { stations } from '#singapore/stations.ts'
import { createListInput } from './list-input.ts'
import { NOON } from './noon.ts'

// A list and a search that are asked for the same show the same.

const { inputFor } = await createListInput()

async function both(query: string, now = NOON) {
  const [list, search] = await Promise.all([
    listLoader(inputFor(`/deals?${query}`, now)),
    searchLoader(inputFor(`/search?${query}`, now)),
  ])
  return {
    list: { found: list.found, ids: list.deals.map(({ id }) => id), near: list.near },
    search: { found: search.dealCount, ids: search.deals.map(({ id }) => id), near: search.near },
  }
}

test.each([
  'usable=now',
  'only=here',
  'near=katong',
  'near=Online',
  'near=189673',
  'near=Atlantis&usable=now',
  'for=student',
  'tag=halal',
  'redeem=code',
  'near=bugis&sort=near',
  'near=bugis&usable=now&ends=week',
  ...['new', 'price', 'saving', 'ends'].map((sort) => `sort=${sort}`),
  ...['new', 'price', 'saving'].map((sort) => `redeem=code&sort=${sort}`),
  'ends=three-days',
  'ends=week',
])('?%s is the same list in both', async (query) => {
  const { list, search } = await both(query)

  expect(search).toEqual(list)
  expect(list.found).toBeGreaterThan(0)
})

test.each(endSpans)(
  'what ends %s is the same in both at every hour, with one index',
  async (span) => {
    const monday = await createListInput(new Date('2026-11-16T00:10:00+08:00'))
    const counts: number[] = []
    for (const hour of ['00', '09', '12', '15', '19', '23']) {
      const now = new Date(`2026-11-16T${hour}:30:00+08:00`)
      const search = async () => ({ ...monday.site, isBehind: false })
      const [list, found] = await Promise.all([
        listLoader(monday.inputFor(`/deals?ends=${span}`, now)),
        searchLoader({ ...monday.inputFor(`/search?ends=${span}`, now), search }),
      ])
      expect(found.dealCount, hour).toBe(list.found)
      expect(found.deals.map(({ id }) => id)).toEqual(list.deals.map(({ id }) => id))
      counts.push(list.found)
    }

    // Hours of last days end during the day.
    expect(counts[0]).toBeGreaterThan(counts.at(-1) ?? 0)
  },
)

test('near each station there are as many deals in both, and as many as its facet counts', async () => {
  const plain = await searchLoader(inputFor('/search?sort=new'))
  const offered = new Map(
    plain.facets
      .find(({ name }) => name === 'near')
      ?.options.map(({ value, count }) => [value, count]),
  )
  const some = stations.filter(({ name }, at) => at % 8 === 0 || offered.has(name))
  for (const { name } of some) {
    const { list, search } = await both(new URLSearchParams({ near: name }).toString())
    expect(search.found, name).toBe(list.found)
    if (offered.has(name)) expect(search.found, name).toBe(offered.get(name))
  }

  expect(offered.size).toBeGreaterThan(5)
})

test.each([
  ['bugis', 'within 1.5 km of Bugis'],
  ['BUGIS MRT', 'within 1.5 km of Bugis'],
  ['189673', 'within about 3 km of postal area 18, Bugis'],
  ['joo chiat', 'within about 3 km of Joo Chiat'],
])('near %s says how far it looks, and how far each deal is', async (typed, text) => {
  const query = new URLSearchParams({ near: typed, sort: 'near' })
  const list = await listLoader(inputFor(`/deals?${query}`))

  expect(list.near).toEqual({ typed: expect.any(String), text, isKnown: true })
  expect(list.active.map((filter) => filter.text)).toEqual([
    text.charAt(0).toUpperCase() + text.slice(1),
  ])
  expect(list.found).toBeGreaterThan(3)
  for (const { nearest } of list.deals) expect(nearest).toMatch(/about [\d.]+ k?m$/)
})

test('a place that nobody knows is answered, and hides nothing', async () => {
  const [all, list, search] = await Promise.all([
    listLoader(inputFor('/deals')),
    listLoader(inputFor('/deals?near=Atlantis&sort=near')),
    searchLoader(inputFor('/search?near=Atlantis&sort=near')),
  ])

  expect(list.near?.text).toContain('We could not find “Atlantis”')
  expect(search.near).toEqual(list.near)
  expect(list.filters).toEqual({})
  expect([list.found, search.dealCount]).toEqual([all.found, all.found])
})
