import { expect, test } from 'vitest'
import { listPage } from './list-page.ts'

const items = ['a', 'b', 'c']

test.each([
  [null, { items: ['a', 'b'], page: 1, pages: 2 }],
  ['1', { items: ['a', 'b'], page: 1, pages: 2 }],
  ['2', { items: ['c'], page: 2, pages: 2 }],
  ['3', null],
  ['0', null],
  ['-1', null],
  ['01', null],
  ['1.5', null],
  ['1e0', null],
  ['two', null],
])('page %j of three items, two a page', (page, expected) => {
  expect(listPage(items, { page, size: 2 })).toEqual(expected)
})

test('an empty list has one empty page', () => {
  expect(listPage([], { page: null, size: 2 })).toEqual({ items: [], page: 1, pages: 1 })
  expect(listPage([], { page: '2', size: 2 })).toBeNull()
})
