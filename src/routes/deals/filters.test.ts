import { expect, test } from 'vitest'
import type { ListFacts } from '#deals/list-facts.ts'
import { routes } from '../routes.ts'
import { filterChoices, filterDeals } from './filter-loader.ts'
import { filterNames, listPath, readFilters, withoutFilter } from './filters.ts'

const context = { usableIds: new Set(['a']), soonIds: new Set(['a', 'b']) }

function factsOf(id: string, facts: Partial<ListFacts> = {}): ListFacts {
  return {
    id,
    category: 'food',
    redeem: 'show',
    audience: [],
    stations: [],
    tags: [],
    startsOn: '2026-11-01',
    endsOn: null,
    saving: 0,
    ...facts,
  }
}

const deals = [
  factsOf('a', { endsOn: '2026-11-20', redeem: 'code', stations: ['Bugis'], saving: 0.2 }),
  factsOf('b', { endsOn: '2026-11-16', audience: ['student'], startsOn: '2026-11-10' }),
  factsOf('c', { endsOn: '2027-01-01', tags: ['halal'], stations: ['Bugis'], saving: 0.5 }),
  factsOf('d'),
]

test.each([
  ['', ['b', 'a', 'c', 'd']],
  ['usable=now', ['a']],
  ['ends=soon', ['b', 'a']],
  ['redeem=code', ['a']],
  ['for=student', ['b']],
  ['near=Bugis', ['a', 'c']],
  ['near=Bugis&redeem=show', ['c']],
  ['tag=halal', ['c']],
  ['sort=saving', ['c', 'a', 'b', 'd']],
  ['sort=new', ['b', 'a', 'c', 'd']],
  ['sort=nonsense', ['b', 'a', 'c', 'd']],
  ['near=Nowhere', []],
  ['sort=__proto__', ['b', 'a', 'c', 'd']],
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
  const choices = filterChoices(deals, { near: 'Nowhere' }, context)

  expect(choices.find(({ name }) => name === 'near')?.options).toContainEqual({
    value: 'Nowhere',
    name: 'Nowhere',
    count: 0,
  })
})

test('the address of a list has its filters in one order, and no first page', () => {
  const filters = readFilters(new URLSearchParams('sort=new&usable=now&other=1&near='))

  expect(listPath('/deals', filters)).toBe('/deals?usable=now&sort=new')
  expect(listPath('/deals', withoutFilter(filters, 'usable'), 2)).toBe('/deals?sort=new&page=2')
  expect(listPath('/deals', {})).toBe('/deals')
})

test('the routes declare every filter', () => {
  for (const id of ['deals', 'category']) {
    const route = routes.find((candidate) => candidate.id === id)
    expect(route && 'query' in route && route.query).toEqual([...filterNames, 'page'])
  }
})
