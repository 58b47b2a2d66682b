import { dealRule } from './check.ts'

export const priceWasNotAbove = dealRule({
  name: 'price-was-not-above',
  severity: 'stops',
  advice: 'Correct the two prices, or leave “Before” empty.',
  check: ({ data: { price_now: now = null, price_was: was = null } }) =>
    now !== null && was !== null && was <= now
      ? [{ path: 'price_was', message: 'the price before is not higher than the price now' }]
      : [],
})
