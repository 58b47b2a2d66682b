import { expect, test } from 'vitest'
import { dealChannel } from './deal-channel.ts'
import { redeemFacts } from './redeem-facts.ts'

const outlet = { name: 'A', address: '', postal: '', mrt: 'Bugis', lat: 1.3, lng: 103.85 }
const line = (text: string) => [{ type: 'list-item', text, spans: [] }] as never
const deal = {
  redeem: 'code' as const,
  code: 'SURIA11',
  link: 'https://suria.example/',
  outlets: [outlet],
  body: [] as never,
  startsOn: '2026-11-10',
  endsOn: '2026-11-18',
}
const live = new Date('2026-11-18T23:59:59+08:00')
const ended = new Date('2026-11-19T00:00:00+08:00')
const before = new Date('2026-11-09T23:59:59+08:00')

test.each([
  [{}, 'Promo code', 'Show or say the code at the counter before you pay.'],
  [{ outlets: [] }, 'Promo code', 'Copy the code and paste it at checkout.'],
  [
    { body: line('Enter it at checkout, or say it in the shop.') },
    'Promo code',
    'Paste the code at checkout, or show it at the counter.',
  ],
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
])('%j is redeemed so: %s. %s', (changes, name, instruction) => {
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

test('a code is ignored if the deal is redeemed in another way', () => {
  expect(redeemFacts({ ...deal, redeem: 'show' }, live).code).toBeNull()
})

test('before the first day the deal says when it starts, without a code or a link', () => {
  expect(redeemFacts(deal, before)).toMatchObject({
    code: null,
    link: null,
    instruction: 'From 10 Nov: Show or say the code at the counter before you pay.',
  })
})

test.each([
  [[], 'auto' as const, 'Anything.', 'online'],
  [[outlet], 'show' as const, 'Order online.', 'in-store'],
  [[outlet], 'link' as const, 'Anything.', 'both'],
  [[outlet], 'code' as const, 'Say it to the cashier.', 'in-store'],
  [[outlet], 'code' as const, 'Works online and in the shop.', 'both'],
  [[outlet], 'code' as const, 'Not valid online.', 'in-store'],
  [[outlet], 'auto' as const, 'Book on the website. Dine-in only.', 'in-store'],
])('%j outlets, %s, "%s" is %s', (outlets, redeem, text, channel) => {
  expect(dealChannel({ outlets, redeem, body: line(text) })).toBe(channel)
})
