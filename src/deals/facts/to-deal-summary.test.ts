import { expect, test } from 'vitest'
import type { Deal } from '../deal.ts'
import { toDealSummary } from './to-deal-summary.ts'

const deal: Deal = {
  id: 'd1',
  uid: 'laksa',
  title: 'Laksa',
  category: 'food',
  badge: '1-for-1',
  summary: '',
  brand: { uid: 'suria', name: 'Suria', palette: 'chili', motif: 'laksa' },
  redeem: 'code',
  code: 'SURIA11',
  link: null,
  priceNow: 9.8,
  priceWas: 19.6,
  startsOn: '2026-11-10',
  endsOn: '2026-11-18',
  weekdays: [],
  hours: null,
  minSpend: null,
  outlets: [],
  audience: [],
  partners: [],
  tags: [],
  checkedOn: null,
  exclusive: false,
  featured: false,
  art: [],
  thumbnail: null,
  body: [],
}
const at = (time: string) => new Date(`${time}+08:00`)

test.each([
  ['2026-11-09T23:59:59', null],
  ['2026-11-10T00:00:00', 'SURIA11'],
  ['2026-11-18T23:59:59', 'SURIA11'],
  ['2026-11-19T00:00:00', null],
])('at %s in Singapore the code that is handed out is %s', (time, code) => {
  expect(toDealSummary(deal, at(time)).code).toBe(code)
})

test.each([
  [{}, { amount: 9.8, now: '$9.80', was: '$19.60' }],
  [{ priceWas: 9.8 }, { amount: 9.8, now: '$9.80', was: null }],
  [{ priceWas: 5 }, { amount: 9.8, now: '$9.80', was: null }],
  [{ priceNow: 0 }, { amount: 0, now: 'Free', was: '$19.60' }],
  [{ priceNow: null }, null],
  [{ priceNow: -1 }, null],
])('a card says of %j no more than the facts: %j', (prices, price) => {
  expect(toDealSummary({ ...deal, ...prices }, at('2026-11-12T12:00:00')).price).toEqual(price)
})
