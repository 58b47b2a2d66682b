import { expect, test } from 'vitest'
import { routes } from '../routes.ts'
import { filteredPath, filterNames, isNarrowed, readFilters, withoutFilter } from './filters.ts'

function read(query: string) {
  return readFilters(new URLSearchParams(query))
}

test('a URL has its filters in canonical order, and no `page=1`', () => {
  const filters = read('sort=new&usable=now&other=1&near=')

  expect(filteredPath('/deals', { filters })).toBe('/deals?usable=now&sort=new')
  expect(filteredPath('/deals', { filters: withoutFilter(filters, 'usable'), page: 2 })).toBe(
    '/deals?sort=new&page=2',
  )
  expect(filteredPath('/deals', {})).toBe('/deals')
  expect(filteredPath('/search', { q: 'kopi', filters: { near: 'Tiong Bahru' } })).toBe(
    '/search?q=kopi&near=Tiong+Bahru',
  )
})

test.each([
  'ends=someday',
  'usable=never',
  'only=there',
  'redeem=magic',
  'sort=nonsense',
  'sort=__proto__',
  'category=cars',
  'day=someday',
  'day=2026-11-15',
  'time=25:00',
  'time=brunch',
  'max=cheap',
  'max=-1',
  'max=1e3',
  'diet=kosher',
])('?%s is ignored', (query) => {
  expect(read(query)).toEqual({})
})

test('days, hours and prices have one form', () => {
  expect(read('max=010.50&time=19:30&day=sat')).toEqual({ day: 'sat', time: '19:30', max: '10.5' })
  expect(read('max=0')).toEqual({ max: '0' })
  expect(filteredPath('/deals', { filters: read('card=Melur+Card&diet=halal&max=5.00') })).toBe(
    '/deals?max=5&diet=halal&card=Melur+Card',
  )
})

test('sorting filters nothing, and “nearest” is removed with its place', () => {
  expect(isNarrowed(read('sort=new'))).toBe(false)
  expect(isNarrowed(read('sort=new&near=Bugis'))).toBe(true)
  expect(withoutFilter(read('sort=near&near=Bugis&ends=today'), 'near')).toEqual({ ends: 'today' })
})

test('lists and searches take the same filters, except that a list has its category in the path and no words', () => {
  const queryOf = (id: string) => {
    const route = routes.find((candidate) => candidate.id === id)
    return route && 'query' in route ? route.query : []
  }
  const ofLists = filterNames.filter((name) => name !== 'category' && name !== 'plain')

  for (const id of ['deals', 'category']) expect(queryOf(id)).toEqual([...ofLists, 'page'])
  for (const id of ['search', 'landingSearch']) {
    expect(queryOf(id)).toEqual(['q', ...filterNames, 'page'])
  }
})
