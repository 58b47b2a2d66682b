import { expect, test } from 'vitest'
import { countDeals, countLiveDeals } from './count-deals.ts'

test.each([
  [1, '1 deal', '1 live deal'],
  [2, '2 deals', '2 live deals'],
  [0, '0 deals', '0 live deals'],
])('%i reads as %j', (count, deals, live) => {
  expect(countDeals(count)).toBe(deals)
  expect(countLiveDeals(count)).toBe(live)
})
