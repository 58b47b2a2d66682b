import { expect, test } from 'vitest'
import { findListPage } from './list-page.ts'

test.each([
  [null, { page: 1, pages: 2, start: 0, end: 2 }],
  ['1', { page: 1, pages: 2, start: 0, end: 2 }],
  ['2', { page: 2, pages: 2, start: 2, end: 4 }],
  ['3', null],
  ['0', null],
  ['-1', null],
  ['01', null],
  ['1.5', null],
  ['1e0', null],
  ['two', null],
])('page %j of three items, two a page', (page, expected) => {
  expect(findListPage(3, { page, size: 2 })).toEqual(expected)
})

test('an empty list has one empty page', () => {
  expect(findListPage(0, { page: null, size: 2 })).toEqual({ page: 1, pages: 1, start: 0, end: 2 })
  expect(findListPage(0, { page: '2', size: 2 })).toBeNull()
})
