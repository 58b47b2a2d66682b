import { expect, test } from 'vitest'
import { historyPath, readCompared } from './history-address.ts'

test.for([
  [null, 'before', '/history/d'],
  ['7', 'before', '/history/d?revision=7'],
  ['7', 'live', '/history/d?revision=7&against=live'],
  [null, 'live', '/history/d?against=live'],
] as const)('the address of %s against %s says both', ([revision, against, path]) => {
  const compared = { revision, against }

  expect(historyPath('d', compared)).toBe(path)
  expect(readCompared(new URL(path, 'http://localhost').searchParams)).toEqual(compared)
})

test('an address with an unknown comparison compares with the version before', () => {
  expect(readCompared(new URLSearchParams('revision=7&against=x')).against).toBe('before')
})
