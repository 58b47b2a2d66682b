import { expect, test } from 'vitest'
import { dealOf, outlet } from '../../../test/deal-fixture.ts'
import { redeemFacts } from './redeem-facts.ts'

const deal = dealOf({
  channel: 'in-store',
  outlets: [outlet],
  times: { startsOn: '2026-11-10', endsOn: '2026-11-18' },
})
const live = new Date('2026-11-18T23:59:59+08:00')
const ended = new Date('2026-11-19T00:00:00+08:00')
const before = new Date('2026-11-09T23:59:59+08:00')

test.each([
  [{}, 'Promo code', 'Show or say the code at the counter before you pay.'],
  [{ channel: 'online' as const }, 'Promo code', 'Copy the code and paste it at checkout.'],
  [
    { channel: 'both' as const },
    'Promo code',
    'Paste the code at checkout, or show it at the counter.',
  ],
  [{ booking: 'needed' as const }, 'Promo code', 'Enter the code when you book.'],
  [{ code: null }, 'Promo code', 'Ask the shop for the code.'],
  [{ redeem: 'show' as const }, 'Show at counter', 'Show this page at the counter before you pay.'],
  [
    { redeem: 'link' as const },
    'Through the shop’s link',
    'Follow the link. The price is on the shop’s own page.',
  ],
  [
    { redeem: 'auto' as const },
    'Applied automatically',
    'No code needed. The discount applies automatically.',
  ],
])('how to redeem %j: %s. %s', (changes, name, instruction) => {
  expect(redeemFacts({ ...deal, ...changes }, live)).toMatchObject({ name, instruction })
})

test('a code is shown until the last second of the last day', () => {
  expect(redeemFacts(deal, live)).toMatchObject({ code: 'SURIA11', link: deal.link })
  expect(redeemFacts(deal, ended)).toMatchObject({
    code: null,
    link: null,
    instruction: 'This deal has ended.',
  })
})

test('the code of a deal that is redeemed in another way is ignored', () => {
  expect(redeemFacts({ ...deal, redeem: 'show' }, live).code).toBeNull()
})

test('before its first day a deal says when it starts, without a code or a link', () => {
  expect(redeemFacts(deal, before)).toMatchObject({
    code: null,
    link: null,
    instruction: 'From 10 Nov: Show or say the code at the counter before you pay.',
  })
})

test('a sold-out deal says so, without a code or a link', () => {
  const soldOut = dealOf({ times: { soldOutAt: '2026-11-15T00:00:00+08:00' } })

  expect(redeemFacts(soldOut, live)).toMatchObject({
    code: null,
    link: null,
    instruction: 'The shop has none left.',
  })
})
