import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortWork } from './sort-work.ts'
import { atOnce } from './work.ts'

test('sorts like toSorted, with equal items in their order', () => {
  const anyItems = fc.array(fc.record({ key: fc.nat(20), at: fc.nat() }), { maxLength: 2000 })

  fc.assert(
    fc.property(anyItems, (items) => {
      const compare = (a: { key: number }, b: { key: number }) => a.key - b.key

      expect(atOnce(sortWork(items, compare))).toEqual(items.toSorted(compare))
    }),
    { numRuns: 50 },
  )
})

test('sorting yields regularly', () => {
  const items = Array.from({ length: 50_000 }, (_, index) => (index * 7919) % 50_000)
  const stretches = [...sortWork(items, (a, b) => a - b)]

  expect(Math.max(...stretches.map((steps) => steps ?? 1))).toBeLessThan(4000)
})
