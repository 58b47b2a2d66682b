import { expect, test } from 'vitest'
import { isShownAtCounter } from './at-counter.ts'

test.each([
  ['show', 'in-store', true],
  ['code', 'in-store', true],
  ['code', 'both', true],
  ['link', 'in-store', false],
  ['auto', 'both', false],
  ['code', 'online', false],
  [undefined, 'in-store', true],
  [undefined, undefined, true],
] as const)('a deal redeemed by %s, %s, is shown at a counter: %s', (redeem, channel, isShown) => {
  expect(isShownAtCounter({ redeem, channel })).toBe(isShown)
})
