import { expect, test } from 'vitest'
import { nameSearch } from './search-name.ts'

test.each([
  ['/search?q=bubble+tea&near=Bugis', 'bubble tea near Bugis'],
  ['/search?q=kopi', 'kopi'],
  ['/deals/food?max=10&near=Bugis', 'food deals up to $10 near Bugis'],
  ['/deals?near=Bugis&sort=near', 'deals near Bugis'],
  ['/deals/food?for=students&ends=week', 'food deals (week, students)'],
  ['/search?category=grocery', 'grocery deals'],
  ['/deals', 'deals'],
])('%s is called %s', (path, name) => {
  expect(nameSearch(new URL(path, 'http://site.test'))).toBe(name)
})
