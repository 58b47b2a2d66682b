import { expect, test } from 'vitest'
import type { ListFacts } from '#content/mappers/to-list-facts.ts'
import { liveDeals } from '#content/queries/deals.ts'
import type { Deal } from '#deals/deal.ts'
import { endSpansOf } from '#deals/end-spans.ts'
import { distanceToNearest, findNearPlace, outletPoint } from '#deals/facts/near-place.ts'
import { savingOf } from '#deals/facts/saving-of.ts'
import { availability } from '#deals/times/availability.ts'
import type { DealTimes } from '#deals/times/deal-times.ts'
import { atOnce } from '#lib/node/work.ts'
import { createListInput } from '../../../../test/list-input.ts'
import { naiveDeal, tableOf } from '../../../../test/naive-availability.ts'
import { dayOf, UNKNOWN, USABLE } from '../../../../test/naive-minutes.ts'
import { NOON } from '../../../../test/noon.ts'
import type { FilterChoice } from '../../filters/filters.ts'
import { countFacts, sharedPlaces } from './count-facts.ts'
import { loader } from './loader.ts'

const { content, inputFor } = await createListInput()
const live = await liveDeals(content, { now: NOON })

/** The ids on all pages of a list. */
async function listed(query: string): Promise<string[]> {
  const first = await loader(inputFor(`/deals?${query}`))
  const ids = first.deals.map(({ id }) => id)
  for (let page = 2; page <= first.pages; page++) {
    const next = await loader(inputFor(`/deals?${query}&page=${page}`))
    ids.push(...next.deals.map(({ id }) => id))
  }
  expect(ids.length).toBe(first.found)
  return ids
}

function kmTo(typed: string, { outlets }: Deal): number {
  const place = findNearPlace(typed)
  const points = outlets.flatMap((outlet) => outletPoint(outlet) ?? [])
  return place ? distanceToNearest(points, place) : Number.POSITIVE_INFINITY
}

/** Whether the deal may be usable in some minute of the day. */
function isForDay(times: DealTimes, day: string): boolean {
  const { has } = tableOf(naiveDeal(times), dayOf(day))
  return has[USABLE] || has[UNKNOWN]
}

const reach = findNearPlace('Bugis')?.km ?? 0
const isNearBugis = (deal: Deal) => kmTo('Bugis', deal) <= reach
const LAST = Number.MAX_SAFE_INTEGER

const filters: [query: string, passes: (deal: Deal) => boolean][] = [
  ['usable=now', ({ times }) => availability(times, NOON).state === 'now'],
  ['ends=week', (deal) => endSpansOf(deal, NOON).includes('week')],
  ['ends=nonsense', () => true],
  ['only=here', ({ exclusive }) => exclusive],
  ['redeem=code', ({ redeem }) => redeem === 'code'],
  ['for=student', ({ audience }) => audience.includes('student')],
  ['near=Bugis', isNearBugis],
  ['near=Online', ({ outlets }) => outlets.length === 0],
  ['near=Bugis&redeem=show', (deal) => isNearBugis(deal) && deal.redeem === 'show'],
  ['tag=halal', ({ tags }) => tags.includes('halal')],
  ['diet=vegetarian', ({ diet }) => diet.includes('vegetarian')],
  ['card=Melur+Card', ({ cards }) => cards.includes('Melur Card')],
  ['max=10', ({ priceNow }) => priceNow !== null && priceNow <= 10],
  ['day=tomorrow', ({ times }) => isForDay(times, '2026-11-16')],
  ['sort=nonsense', () => true],
]

test.each(filters)('?%s lists the deals that pass, ending soonest first', async (query, passes) => {
  expect(await listed(query)).toEqual(live.filter(passes).map(({ id }) => id))
})

const orders: [query: string, rank: (deal: Deal) => number][] = [
  ['sort=saving', (deal) => -Math.round(savingOf(deal) * 1e6)],
  ['sort=price', ({ priceNow }) => priceNow ?? LAST],
  ['sort=new', ({ begunAt }) => -Math.floor(begunAt / 60_000)],
  ['near=Bugis&sort=near', (deal) => Math.round(kmTo('Bugis', deal) * 1000)],
]

test.each(orders)('?%s lists in that order', async (query, rank) => {
  const byId = new Map(live.map((deal) => [deal.id, deal]))
  const ranks = (await listed(query)).map((id) => rank(byId.get(id) as Deal))

  expect(ranks.length).toBeGreaterThan(3)
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
})

test('a list without filters offers the same choices as the search index', async () => {
  const plain = await loader(inputFor('/deals'))
  const { deals, facets, ...fromIndex } = await loader(inputFor('/deals?sort=nonsense'))
  const isCounted = ({ name }: FilterChoice) => !['usable', 'day', 'time'].includes(name)

  expect(plain.facets.filter(isCounted)).toEqual(facets.filter(isCounted))
  expect({ ...plain, deals: null, facets: null }).toEqual({
    ...fromIndex,
    deals: null,
    facets: null,
  })
  expect(deals.map(({ id }) => id)).toEqual(plain.deals.map(({ id }) => id))
})

test('a list without filters is valid all day, so it does not count what depends on the hour', async () => {
  const { facets } = await loader(inputFor('/deals'))
  const optionsOf = (of: string) => facets.find(({ name }) => name === of)?.options ?? []

  expect(optionsOf('usable')).toEqual([{ value: 'now', label: 'Usable now', count: null }])
  expect(optionsOf('day').map(({ label, count }) => [label, count])).toEqual(
    ['Today', 'Tomorrow', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => [
      day,
      null,
    ]),
  )
  expect(optionsOf('time')).toHaveLength(5)
})

test.each(['__proto__', 'constructor'])('%s is a name like any other', async (value) => {
  const { facets } = await loader(inputFor(`/deals?for=${value}&tag=${value}&card=${value}`))

  for (const { options } of facets) {
    for (const { label } of options) expect(typeof label).toBe('string')
  }
})

test('a chosen value stays among the options even if no deal has it', async () => {
  const { facets } = await loader(inputFor('/deals?tag=zero-zest'))

  expect(facets.find(({ name }) => name === 'tag')?.options).toContainEqual({
    value: 'zero-zest',
    label: 'Zero zest',
    count: 0,
  })
})

test('the weekday of today is called “Today”, and any hour or price can be requested', async () => {
  const { filters, facets, found, active } = await loader(
    inputFor('/deals?day=sun&time=19:30&max=12.90'),
  )
  const chosen = facets.flatMap(({ name, options }) =>
    options.filter(({ value }) => value === filters[name]),
  )

  expect(filters).toEqual({ day: 'today', time: '19:30', max: '12.9' })
  expect(chosen).toEqual([
    { value: 'today', label: 'Today', count: found },
    { value: '19:30', label: 'At 7.30pm', count: found },
    { value: '12.9', label: 'Up to $12.90', count: found },
  ])
  expect(active.map(({ text }) => text)).toEqual(['Today', 'At 7.30pm', 'Up to $12.90'])
})

test('a list for an hour of today is valid until that hour has passed', async () => {
  const input = inputFor('/deals?day=today&time=12:10')
  await loader(input)

  expect(Math.min(...input.instants.map(Number))).toBeLessThanOrEqual(NOON.getTime() + 11 * 60_000)
})

test('suggests known stations that several deals share', () => {
  const bugis = { mrt: 'Bugis', lat: 0, lng: 0 }
  const deals = [bugis, { ...bugis, mrt: 'Atlantis' }, null].flatMap((outlet) =>
    ['a', 'b', 'c'].map((id) => factsOf(id, { outlets: outlet ? [outlet] : [] })),
  )

  expect(sharedPlaces(atOnce(countFacts(deals, NOON)))).toEqual(['Bugis', 'Online'])
})

function factsOf(id: string, facts: Partial<ListFacts> = {}): ListFacts {
  return {
    id,
    category: 'food',
    redeem: 'show',
    audience: [],
    diet: [],
    cards: [],
    priceNow: null,
    exclusive: false,
    endsOn: null,
    outlets: [],
    tags: [],
    ...facts,
  }
}
