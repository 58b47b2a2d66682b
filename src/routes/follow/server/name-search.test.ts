import { expect, test } from 'vitest'
import { toFollowedList } from './followed-list.ts'
import { nameSearch } from './name-search.ts'

test.each([
  ['/search?q=bubble+tea&near=Bugis', 'bubble tea near Bugis'],
  ['/search?q=kopi', 'kopi'],
  ['/deals/food?max=10&near=Bugis', 'food deals up to $10 near Bugis'],
  ['/deals?near=Bugis&sort=near', 'deals near Bugis'],
  ['/deals/food?for=student&ends=week', 'food deals (Ends within a week, Students)'],
  ['/search?category=grocery', 'grocery deals'],
  ['/deals', 'deals'],
])('%s is called %s', (path, name) => {
  const list = toFollowedList(path)

  expect(list && nameSearch({ ...list, partner: null })).toBe(name)
})

test('a search in a partner’s page names the partner', () => {
  const list = toFollowedList('/shoptwest/search?q=books')

  expect(list?.uid).toBe('shoptwest')
  expect(list && nameSearch({ ...list, partner: 'Shop West' })).toBe('books in Shop West')
})

test.each([
  ['/deals?usable=now&max=10', '/deals?max=10'],
  ['/deals/food?day=today&time=lunch', '/deals/food?time=lunch'],
  ['/deals?day=tomorrow', '/deals'],
  ['/deals?day=sat&ends=today', '/deals?day=sat'],
  ['/deals?ends=week', '/deals?ends=week'],
  ['/search?max=010.0&q=kopi&page=3&max=5&nonsense=1', '/search?q=kopi&max=10'],
])('%s is followed as %s, which means the same every morning', (path, followed) => {
  expect(toFollowedList(path)?.address).toBe(followed)
})
