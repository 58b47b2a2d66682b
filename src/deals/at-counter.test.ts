import { expect, test } from 'vitest'
import { isShownAtCounter } from './at-counter.ts'

test.each([
  ['show', 'Bugis', true],
  ['code', 'Bugis +2', true],
  ['link', 'Bugis', false],
  ['auto', 'Bugis', false],
  ['code', 'Online', false],
  [undefined, 'Bugis', true],
  [undefined, undefined, true],
] as const)('a deal redeemed by %s at %s is shown at a counter: %s', (redeem, place, isShown) => {
  expect(isShownAtCounter({ redeem, place })).toBe(isShown)
})
