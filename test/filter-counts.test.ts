import { expect, test } from 'vitest'
import { liveDeals } from '#content/queries/deals.ts'
import { loader as listLoader } from '#routes/deals/server/loader.ts'
import type { FilterChoice } from '#routes/filters/filters.ts'
import { loader as searchLoader } from '#routes/search/server/loader.ts'
import { createRandom } from '../bench/seeded-random.ts'
import { createListInput } from './list-input.ts'
import { everyTrial, trialsOf } from './machine.ts'
import { type NaiveFilters, naiveFilter } from './naive-filters.ts'
import { NOON } from './noon.ts'

// Every count of every filter, and the deals that a filtered list then shows, against a naive evaluation of the demo.
// `npm test` takes every other value of a filter at each of the two moments; `TRIALS=all npm test -- test/filter-counts.test.ts`
// takes all.

const SATURDAY_EVENING = new Date('2026-11-21T19:20:00+08:00')
const COMBINATIONS = trialsOf(80)

/** Every value that a filter may have, and a few that are not offered. */
const values: Record<string, readonly string[]> = {
  usable: ['now'],
  day: ['today', 'tomorrow', 'weekend', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
  time: ['morning', 'lunch', 'afternoon', 'evening', 'night', '08:15', '19:30', '23:59', '00:30'],
  max: ['5', '10', '20', '50', '100', '0', '12.9'],
  ends: ['today', 'three-days', 'week'],
  only: ['here'],
  redeem: ['code', 'show', 'link', 'auto'],
  for: ['student', 'birthday', 'tourist', 'senior', 'family', 'member'],
  diet: ['halal', 'vegetarian', 'vegan'],
  card: ['Melur Card', 'Suria Card'],
  near: ['Bugis', 'Tampines', 'Jurong East', 'Jurong', 'Tuas Link', 'Katong', 'Online'],
  tag: ['halal', 'lunch', 'kids'],
}

async function openDemo(now: Date) {
  const { content, inputFor } = await createListInput(now)
  return { inputFor, live: await liveDeals(content, { now }), passes: naiveFilter(now) }
}

type Demo = Awaited<ReturnType<typeof openDemo>>

const moments = [
  ['noon on Sunday', await openDemo(NOON), 0],
  ['Saturday evening', await openDemo(SATURDAY_EVENING), 1],
] as const

/** All pages of a list, its counts, and the filters that a search with the same filters offers. */
async function compare({ inputFor, live, passes }: Demo, filters: NaiveFilters): Promise<void> {
  const query = new URLSearchParams(filters as Record<string, string>)
  const expected = live.filter((deal) => passes(deal, filters)).map(({ id }) => id)
  const countsIn = (facets: readonly FilterChoice[]) =>
    facets.flatMap(({ name, options }) =>
      options.map(({ value, count }) => `${name}=${value} ${count}`),
    )
  // A list and a search offer the same choices.
  const counts = new Map<string, number>()
  const naively = (facets: readonly FilterChoice[]) =>
    facets.flatMap(({ name, options }) =>
      options.map(({ value }) => {
        const choice = `${name}=${value}`
        const chosen = { ...filters, [name]: value }
        const count = counts.get(choice) ?? live.filter((deal) => passes(deal, chosen)).length
        counts.set(choice, count)
        return `${choice} ${count}`
      }),
    )
  const list = await listLoader(inputFor(`/deals?${query}`))
  const ids = list.deals.map(({ id }) => id)
  for (let page = 2; page <= list.pages; page += 1) {
    const next = await listLoader(inputFor(`/deals?${query}&page=${page}`))
    ids.push(...next.deals.map(({ id }) => id))
  }
  const search = await searchLoader(inputFor(`/search?${query}`))

  expect(ids, `${query}`).toEqual(expected)
  expect(countsIn(list.facets), `${query}`).toEqual(naively(list.facets))
  expect([search.dealCount, ...countsIn(search.facets)], `${query}`).toEqual([
    expected.length,
    ...naively(search.facets),
  ])
}

const singles = Object.entries(values).flatMap(([name, each]) =>
  each.map((value): NaiveFilters => ({ [name]: value })),
)

test.each(moments)(
  'at %s each single filter lists and counts the right deals',
  async (_, demo, turn) => {
    const chosen = singles.filter((_, index) => everyTrial || index % 2 === turn)

    for (const filters of chosen) await compare(demo, filters)

    const found = chosen.map((filters) => demo.live.filter((deal) => demo.passes(deal, filters)))
    expect(found.filter(({ length }) => length > 0).length).toBeGreaterThan(chosen.length * 0.8)
  },
)

test.each(moments)('at %s combined filters list and count the right deals', async (_, demo) => {
  const random = createRandom(15)
  let notEmpty = 0

  for (let turn = 0; turn < COMBINATIONS; turn += 1) {
    const names = Object.keys(values).filter(() => random.next() < 0.25)
    const filters = Object.fromEntries(names.map((name) => [name, random.pick(values[name] ?? [])]))
    if (names.length > 0) await compare(demo, filters)
    if (demo.live.some((deal) => demo.passes(deal, filters))) notEmpty += 1
  }

  expect(notEmpty).toBeGreaterThan(COMBINATIONS / 4)
})
