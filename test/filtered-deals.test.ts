import { expect, test } from 'vitest'
import { liveDeals } from '#content/queries/deals.ts'
import { endSpans, endSpansOf } from '#deals/end-spans.ts'
import { loader as listLoader } from '#routes/deals/server/loader.ts'
import { loader as searchLoader } from '#routes/search/server/loader.ts'
import { createListInput } from './list-input.ts'

// A list with filters is a search without words, so both are asked for the same deals here.

const { inputFor } = await createListInput()

async function findNear(name: string): Promise<number> {
  const { found } = await listLoader(inputFor(`/deals?${new URLSearchParams({ near: name })}`))
  return found
}

test.each(endSpans)('one index finds at every hour of its day what ends %s', async (span) => {
  const monday = await createListInput(new Date('2026-11-16T00:10:00+08:00'))
  const counts: number[] = []
  for (const hour of ['00', '09', '12', '15', '19', '23']) {
    const now = new Date(`2026-11-16T${hour}:30:00+08:00`)
    const search = async () => ({ ...monday.site, isBehind: false })
    const list = await listLoader({ ...monday.inputFor(`/deals?ends=${span}`, now), search })
    const live = await liveDeals(monday.content, { now })
    const expected = live.filter((deal) => endSpansOf(deal, now).includes(span))
    expect(list.found, hour).toBe(expected.length)
    counts.push(list.found)
  }

  // Hours of last days end during the day.
  expect(counts[0]).toBeGreaterThan(counts.at(-1) ?? 0)
})

test.each([
  ['ends today', 'ends=today'],
  ['ending soon', 'ends=three-days'],
  ['ends this week', 'ends=week'],
  ['open now', 'usable=now'],
])('“%s” in a search is the filter %s, and no words to look for', async (words, filter) => {
  const [search, list] = await Promise.all([
    searchLoader(inputFor(`/search?${new URLSearchParams({ q: words })}`)),
    listLoader(inputFor(`/deals?${filter}`)),
  ])

  expect(search.dealCount).toBe(list.found)
  expect(search.active).toMatchObject([{ isRead: true }])
  expect(search.deals.filter(({ why }) => why)).toEqual([])
})

test('a station is offered with the number of deals that a list near it has', async () => {
  const { facets } = await searchLoader(inputFor('/search?sort=new'))
  const offered = facets.find(({ name }) => name === 'near')?.options ?? []
  for (const { value, count } of offered) expect(await findNear(value), value).toBe(count)

  expect(offered.length).toBeGreaterThan(5)
})

test.each([
  ['bugis', 'within 1.5 km of Bugis'],
  ['BUGIS MRT', 'within 1.5 km of Bugis'],
  ['189673', 'within about 3 km of postal area 18, Bugis'],
  ['joo chiat', 'within about 3 km of Joo Chiat'],
])('near %s says how far it looks, and how far each deal is', async (typed, text) => {
  const query = new URLSearchParams({ near: typed, sort: 'near' })
  const list = await listLoader(inputFor(`/deals?${query}`))

  expect(list.near).toMatchObject({ text, isKnown: true })
  expect(list.active.map((filter) => filter.text)).toEqual([
    text.charAt(0).toUpperCase() + text.slice(1),
  ])
  expect(list.found).toBeGreaterThan(3)
  for (const { nearest } of list.deals) {
    expect(nearest).toMatch(/about [\d.]+ k?m(?:, \d+ min walk)?$/)
  }
})

test('an unknown place gets a note and hides nothing', async () => {
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
