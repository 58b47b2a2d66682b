import { expect, test } from 'vitest'
import { findOlder, toVersions } from './compared-versions.ts'

const entries = [9, 7, 4].map((revision) => ({ revision }))

test.for([
  ['9', 'before', 7],
  ['7', 'before', 4],
  ['7', 'live', 7],
  ['draft', 'before', null],
] as const)(
  'a part of %s against %s is restored from the older side',
  ([chosen, against, from]) => {
    const versions = toVersions(chosen, against, entries)

    expect(versions && findOlder(versions)).toBe(from)
  },
)

test('the first version is compared with nothing', () => {
  expect(toVersions('4', 'before', entries)).toBe(null)
  expect(toVersions('3', 'before', entries)).toBe(null)
  expect(toVersions('4', 'before', null)).toBe(null)
})
