import { expect, test } from 'vitest'
import { dealOf, outlet } from '../../../test/deal-fixture.ts'
import { toDealSummary } from './to-deal-summary.ts'

const deal = dealOf({
  priceWas: 19.6,
  times: { startsOn: '2026-11-10', endsOn: '2026-11-18' },
})
const at = (time: string) => new Date(`${time}+08:00`)

test.each([
  ['2026-11-09T23:59:59', null],
  ['2026-11-10T00:00:00', 'SURIA11'],
  ['2026-11-18T23:59:59', 'SURIA11'],
  ['2026-11-19T00:00:00', null],
])('at %s in Singapore visitors get the code %s', (time, code) => {
  expect(toDealSummary(deal, at(time)).code).toBe(code)
})

test('a sold-out deal gives no code until it is back', () => {
  const soldOut = dealOf({
    times: { soldOutAt: '2026-11-12T12:00:00+08:00', backAt: '2026-11-14T09:00:00+08:00' },
  })

  expect(toDealSummary(soldOut, at('2026-11-12T11:59:59')).code).toBe('SURIA11')
  expect(toDealSummary(soldOut, at('2026-11-12T12:00:00')).code).toBeNull()
  expect(toDealSummary(soldOut, at('2026-11-14T09:00:00')).code).toBe('SURIA11')
})

test.each([
  [{}, { amount: 9.8, now: '$9.80', unit: null, was: '$19.60' }],
  [{ priceWas: 9.8 }, { amount: 9.8, now: '$9.80', unit: null, was: null }],
  [{ priceWas: 5 }, { amount: 9.8, now: '$9.80', unit: null, was: null }],
  [{ priceUnit: 'per child' }, { amount: 9.8, now: '$9.80', unit: 'per child', was: '$19.60' }],
  [{ isPriceFrom: true }, { amount: 9.8, now: 'From $9.80', unit: null, was: '$19.60' }],
  [{ priceNow: 0 }, { amount: 0, now: 'Free', unit: null, was: '$19.60' }],
  [{ priceNow: null }, null],
  [{ priceNow: -1 }, null],
])('the price on a card for %j is %j', (prices, price) => {
  const said = toDealSummary({ ...deal, ...prices }, at('2026-11-12T12:00:00')).price

  expect(said).toEqual(price && expect.objectContaining(price))
})

test('a card says when a deal can be used, and the device stores the same times', () => {
  const times = { weekdays: ['mon' as const, 'tue' as const], hours: '12:00-14:00' }

  expect(toDealSummary(dealOf({ times }), at('2026-11-12T12:00:00'))).toMatchObject({
    when: 'Mon and Tue 12–2pm',
    times,
  })
})

test.each([
  [[], 'Online'],
  [[outlet], 'Tiong Bahru'],
  [[outlet, outlet, outlet], 'Tiong Bahru +2'],
])('a deal with outlets %j is placed at %s', (outlets, place) => {
  expect(
    toDealSummary(dealOf({ outlets, channel: 'in-store' }), at('2026-11-12T12:00:00')).place,
  ).toBe(place)
})
