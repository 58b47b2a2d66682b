import { expect, test } from 'vitest'
import { createTextMatcher } from './text-matcher.ts'

const fields = ['Crème brûlée for two', 'Café Merbok’s', 'Tiong Bahru']

test.each([
  ['creme', true],
  ['BRULEE two', true],
  ["merbok's", true],
  ['tiong crème', true],
  ['  two   bahru ', true],
  ['two laksa', false],
  ['.*', false],
])('%j matches: %s', (query, matches) => {
  expect(createTextMatcher(query)?.(fields)).toBe(matches)
})

test('a query without words has no matcher', () => {
  expect(createTextMatcher('')).toBeNull()
  expect(createTextMatcher(' \t ')).toBeNull()
})

test('a term does not match across two fields', () => {
  expect(createTextMatcher('ab')?.(['a', 'b'])).toBe(false)
})
