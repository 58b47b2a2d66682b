import { expect, test } from 'vitest'
import { shareEqual } from './share-equal.ts'

test('values with the same key become the same object', () => {
  const share = shareEqual((names: readonly string[]) => names.join())
  const first = ['Bugis', 'Kallang']

  expect(share(first)).toBe(first)
  expect(share(['Bugis', 'Kallang'])).toBe(first)
  expect(share(['Bugis'])).toEqual(['Bugis'])
})
