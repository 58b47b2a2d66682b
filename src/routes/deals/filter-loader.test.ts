import { expect, test } from 'vitest'
import type { ListFacts } from '#deals/list-facts.ts'
import { readFilters } from '../filters/filters.ts'
import { filterChoices, filterDeals, sharedPlaces } from './filter-loader.ts'

const context = {
  usableIds: new Set(['a']),
  endingIds: new Set(['a', 'b']),
  nearKm: new Map([
    ['a', 1.2],
    ['c', 0.3],
  ]),
}

const bugis = { postal: '188021', mrt: 'Bugis', lat: 1.3, lng: 103.856 }

function factsOf(id: string, facts: Partial<ListFacts> = {}): ListFacts {
  return {
    id,
    category: 'food',
    redeem: 'show',
    audience: [],
    outlets: [],
    tags: [],
    startsOn: '2026-11-01',
    endsOn: null,
    priceNow: null,
    exclusive: false,
    saving: 0,
    ...facts,
  }
}

const deals = [
  factsOf('a', { endsOn: '2026-11-20', redeem: 'code', outlets: [bugis], saving: 0.2 }),
  factsOf('b', { endsOn: '2026-11-16', audience: ['student'], startsOn: '2026-11-10' }),
  factsOf('c', { endsOn: '2027-01-01', tags: ['halal'], outlets: [bugis], saving: 0.5 }),
  factsOf('d', { exclusive: true, priceNow: 3 }),
]

test.each([
  ['', ['b', 'a', 'c', 'd']],
  ['usable=now', ['a']],
  ['ends=week', ['b', 'a']],
  ['ends=nonsense', ['b', 'a', 'c', 'd']],
  ['only=here', ['d']],
  ['redeem=code', ['a']],
  ['for=student', ['b']],
  ['near=Bugis', ['a', 'c']],
  ['near=Bugis&sort=near', ['c', 'a']],
  ['near=Online', ['b', 'd']],
  ['near=Bugis&redeem=show', ['c']],
  ['tag=halal', ['c']],
  ['sort=saving', ['c', 'a', 'b', 'd']],
  ['sort=new', ['b', 'a', 'c', 'd']],
  ['sort=price', ['d', 'b', 'a', 'c']],
  ['sort=nonsense', ['b', 'a', 'c', 'd']],
])('?%s finds %j', (query, ids) => {
  const filters = readFilters(new URLSearchParams(query))

  expect(filterDeals(deals, filters, context).map(({ id }) => id)).toEqual(ids)
})

test('an option counts what choosing it would leave', () => {
  const [redeem] = filterChoices(deals, { near: 'Bugis', redeem: 'code' }, context)

  expect(redeem?.options).toEqual([
    { value: 'code', name: 'Promo code', count: 1 },
    { value: 'show', name: 'Show at counter', count: 1 },
  ])
})

test.each(['__proto__', 'constructor'])('%s is a name like any other', (value) => {
  const choices = filterChoices(deals, { redeem: value, for: value, tag: value }, context)

  for (const { options } of choices) {
    for (const { name } of options) expect(typeof name).toBe('string')
  }
})

test('what was asked for stays among the options, though nothing is like it', () => {
  const choices = filterChoices(deals, { tag: 'zero-waste' }, context)

  expect(choices.find(({ name }) => name === 'tag')?.options).toContainEqual({
    value: 'zero-waste',
    name: 'Zero waste',
    count: 0,
  })
})

test('the places that are offered are known ones that several deals share', () => {
  const lost = factsOf('e', { outlets: [{ ...bugis, mrt: 'Atlantis' }] })

  expect(sharedPlaces([...deals, ...deals, lost, lost, lost])).toEqual(['Bugis', 'Online'])
})
