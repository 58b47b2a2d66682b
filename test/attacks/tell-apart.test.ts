import { expect, test } from 'vitest'
import { tellApart } from '../../bench/tell-apart.ts'

const hundred = Array.from({ length: 100 }, (_, index) => index)

test('samples of the same kind cannot be told apart, and different ones can', () => {
  const same = tellApart(hundred, hundred)
  const later = tellApart(
    hundred.map((value) => value + 30),
    hundred,
  )
  const apart = tellApart(
    hundred,
    hundred.map((value) => value + 1000),
  )

  expect(same.auc).toBeCloseTo(0.5)
  expect(same.p).toBeGreaterThan(0.9)
  expect(later.auc).toBeCloseTo(0.755, 2)
  expect(later.p).toBeLessThan(0.001)
  expect(apart).toEqual({ auc: 0, p: expect.closeTo(0) })
})
