import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dealOf } from '../../../test/deal-fixture.ts'
import { priceFacts } from './price-facts.ts'

const plain = dealOf()

test.each([
  [9.8, 19.6, '$9.80', 'was $19.60', 'Save $9.80 (50%)'],
  [68, 92, '$68', 'was $92', 'Save $24 (26%)'],
  [19.9, 39.7, '$19.90', 'was $39.70', 'Save $19.80 (49%)'],
  [999, 1000, '$999', 'was $1,000', 'Save $1'],
  [0, 12, 'Free', 'was $12', 'Save $12 (100%)'],
  [0.1 + 0.2, 0.6, '$0.30', 'was $0.60', 'Save $0.30 (50%)'],
])('%d instead of %d is %s, %s: %s', (priceNow, priceWas, now, was, saving) => {
  const facts = priceFacts({ ...plain, priceNow, priceWas })

  expect([facts?.now.text, facts?.was?.text, facts?.saving?.text]).toEqual([now, was, saving])
})

test.each([
  ['the same', 9.8],
  ['less', 9],
  ['missing', null],
  ['not a number', Number.NaN],
  ['below zero', -1],
])('an old price that is %s is ignored', (_, priceWas) => {
  expect(priceFacts({ ...plain, priceWas })).toMatchObject({ was: null, saving: null })
})

test.each([null, Number.NaN, -3, Number.POSITIVE_INFINITY])('%s is not a price', (priceNow) => {
  expect(priceFacts({ ...plain, priceNow })).toBeNull()
})

test.each([
  [{ priceNow: 6.8, priceWas: 13.6 }, '$3.40 per person for two'],
  [{ priceNow: 9.99 }, '$5 per person for two'],
  [{ category: 'grocery' as const, priceNow: 8.5 }, '$4.25 each for two'],
  [{ category: 'experience' as const, priceNow: 14, priceWas: 28 }, '$7 per person for two'],
  // the old price is not that of two, so we cannot know for how many the price is
  [{ priceNow: 14, priceWas: 20 }, undefined],
  [{ isOneForOne: false, priceNow: 14, priceWas: 28 }, undefined],
  [{ priceNow: 0 }, undefined],
])('a 1-for-1 with %j costs %s', (deal, text) => {
  expect(priceFacts({ ...plain, isOneForOne: true, ...deal })?.each?.text).toBe(text)
})

test.each([
  [{ priceNow: 18 }, '$21.58 with 10% service charge and 9% GST'],
  [{ priceNow: 1200 }, '$1,438.80 with 10% service charge and 9% GST'],
  [{ priceNow: 42, priceBasis: 'nett' as const }, undefined],
  [{ priceNow: 42, priceBasis: null }, undefined],
  [{ priceNow: 0 }, undefined],
])('a price with "++" and %j comes to %s', (deal, text) => {
  expect(priceFacts({ ...plain, priceBasis: '++', ...deal })?.net?.text).toBe(text)
})

test('a price shows its unit, and whether it is the lowest of several', () => {
  const child = { ...plain, priceNow: 28, priceUnit: 'per child', isPriceFrom: true }

  expect(priceFacts(child)).toMatchObject({ now: { text: 'From $28' }, unit: 'per child' })
  expect(priceFacts({ ...child, priceNow: 0 })?.now.text).toBe('Free')
})

test('the price and the saving add up to the old price', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(cents, cents, (now, was) => {
      const facts = priceFacts({ ...plain, priceNow: now / 100, priceWas: was / 100 })

      expect(facts?.saving === null).toBe(was <= now)
      if (!facts?.saving) return
      expect(Math.round((facts.now.amount + facts.saving.amount) * 100)).toBe(was)
      expect(facts.saving.percent).toBeGreaterThanOrEqual(0)
      expect(facts.saving.percent / 100).toBeLessThanOrEqual((was - now) / was)
    }),
  )
})
