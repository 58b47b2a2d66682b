import { expect, test } from 'vitest'
import { loadingProgress } from './loading-bar.ts'

test.for([
  [0, 0],
  [1000, 50],
  [2000, 70.5],
  [60_000, 98.9],
] as const)('after %i ms the bar is at %d per cent', ([elapsed, percent]) => {
  expect(loadingProgress(elapsed)).toBeCloseTo(percent, 1)
})

test('the bar never fills without the end of the navigation', () => {
  expect(loadingProgress(Number.MAX_SAFE_INTEGER)).toBeLessThanOrEqual(100)
  expect(loadingProgress(3_600_000)).toBeLessThan(100)
})
