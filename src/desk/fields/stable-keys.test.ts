import { expect, test } from 'vitest'
import { stableKeys } from './stable-keys.ts'

test('each name has a key of its own, and the same one however often it is asked for', () => {
  const names = ['a', 'b', 'a', 'a 0']

  const keys = stableKeys(names)

  expect(new Set(keys).size).toBe(4)
  expect(stableKeys([...names, 'a'])).toEqual([...keys, 'a 2'])
})
