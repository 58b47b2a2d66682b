import { expect, test } from 'vitest'
import type { ListFacts } from '#content/mappers/to-list-facts.ts'
import { liveDeals } from '#content/queries/deals.ts'
import type { Deal } from '#deals/deal.ts'
import { endSpansOf } from '#deals/end-spans.ts'
import { distanceToNearest, findNearPlace, outletPoint } from '#deals/facts/near-place.ts'
import { savingOf } from '#deals/facts/saving-of.ts'
import { availability } from '#deals/times/availability.ts'
import { atOnce } from '#lib/work.ts'
import { createListInput } from '../../../../test/list-input.ts'
import { NOON } from '../../../../test/noon.ts'
import { countFacts, filterChoices, sharedPlaces } from './filter-choices.ts'
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
  ['sort=nonsense', () => true],
]

test.each(filters)('?%s lists the deals that pass, ending soonest first', async (query, passes) => {
  expect(await listed(query)).toEqual(live.filter(passes).map(({ id }) => id))
})

const orders: [query: string, rank: (deal: Deal) => number][] = [
  ['sort=saving', (deal) => -Math.round(savingOf(deal) * 1e6)],
  ['sort=price', ({ priceNow }) => priceNow ?? LAST],
  ['sort=new', ({ startsOn }) => -Date.parse(startsOn ?? '2000-01-01')],
  ['near=Bugis&sort=near', (deal) => Math.round(kmTo('Bugis', deal) * 1000)],
]

test.each(orders)('?%s lists in that order', async (query, rank) => {
  const byId = new Map(live.map((deal) => [deal.id, deal]))
  const ranks = (await listed(query)).map((id) => rank(byId.get(id) as Deal))

  expect(ranks.length).toBeGreaterThan(3)
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
})

test('an option counts what choosing it would leave', async () => {
  const { choices } = await loader(inputFor('/deals?near=Bugis&redeem=code'))
  const redeem = choices.find(({ name }) => name === 'redeem')

  expect(redeem?.options.length).toBeGreaterThan(1)
  for (const { value, count } of redeem?.options ?? []) {
    const left = live.filter((deal) => isNearBugis(deal) && deal.redeem === value)
    expect(count, value).toBe(left.length)
  }
})

test('a list without filters offers the same choices as the search index', async () => {
  const plain = await loader(inputFor('/deals'))
  const { deals, ...fromIndex } = await loader(inputFor('/deals?sort=nonsense'))

  expect(fromIndex).toEqual({ ...fromIndex, ...plain, deals: undefined })
  expect(deals.map(({ id }) => id)).toEqual(plain.deals.map(({ id }) => id))
})

test.each(['__proto__', 'constructor'])('%s is a name like any other', (value) => {
  const counts = atOnce(countFacts([factsOf('a')]))
  const choices = filterChoices(counts, { redeem: value, for: value, tag: value })

  for (const { options } of choices) {
    for (const { name } of options) expect(typeof name).toBe('string')
  }
})

test('a chosen value stays among the options even if no deal has it', async () => {
  const { choices } = await loader(inputFor('/deals?tag=zero-zest'))

  expect(choices.find(({ name }) => name === 'tag')?.options).toContainEqual({
    value: 'zero-zest',
    name: 'Zero zest',
    count: 0,
  })
})

test('offered places are known ones that several deals share', () => {
  const bugis = { mrt: 'Bugis' }
  const deals = [bugis, { ...bugis, mrt: 'Atlantis' }, null].flatMap((outlet) =>
    ['a', 'b', 'c'].map((id) => factsOf(id, { outlets: outlet ? [outlet] : [] })),
  )

  expect(sharedPlaces(atOnce(countFacts(deals)))).toEqual(['Bugis', 'Online'])
})

function factsOf(id: string, facts: Partial<ListFacts> = {}): ListFacts {
  return {
    id,
    category: 'food',
    redeem: 'show',
    audience: [],
    outlets: [],
    tags: [],
    ...facts,
  }
}
