import { expect, test } from 'vitest'
import { openSeededStore } from '../../test/content-fixture.ts'
import { unstatedTimes } from '../../test/unstated-times.ts'
import { channelOf, dealTimesOf } from './deal-times-of.ts'
import type { DealDocument } from './documents.ts'

const store = await openSeededStore()
const [seeded] = [...(store.snapshot().byType.get('deal') ?? [])] as DealDocument[]
if (!seeded) throw new Error('the demo has no deals')

const [row] = seeded.data.outlets
const outlets = [
  { ...row, name: 'Bugis', hours: '11:00-22:00' },
  { ...row, name: 'Bedok', hours: '11:00-22:00' },
  { ...row, name: 'Yishun', hours: null },
] as DealDocument['data']['outlets']
const nothing: Partial<DealDocument['data']> = {
  starts_on: null,
  ends_on: null,
  ...unstatedTimes,
  while_stocks_last: false,
  channel: 'online',
  outlets: [],
}
const documentWith = (data: object) =>
  ({ ...seeded, data: { ...seeded.data, ...nothing, ...data } }) as DealDocument

test('what a document does not state is absent', () => {
  expect(dealTimesOf(documentWith({}))).toEqual({})
})

test.each([
  ['in-store', ['11:00-22:00', null]],
  ['online', undefined],
  ['both', undefined],
])('the opening hours of outlets limit a deal that is %s: %j', (channel, shops) => {
  expect(dealTimesOf(documentWith({ channel, outlets })).shops).toEqual(shops)
})

test('values that make no sense count as not stated', () => {
  const times = dealTimesOf(
    documentWith({
      starts_on: '2026-13-45',
      ends_on: 'soon',
      weekdays: [{ day: 'someday' }, { day: 'mon' }],
      month_days: [{ which: 'fifth', day: 'mon' }],
      dates: [{ date: null }],
      dates_out: [
        { from: null, to: '2026-12-26' },
        { from: '2026-12-24', to: null },
      ],
      holidays: 'perhaps',
      sold_out_at: 'yesterday',
    }),
  )

  expect(times).toEqual({ weekdays: ['mon'], datesOut: [['2026-12-24', '2026-12-24']] })
})

test('instants are stored in the form that devices check', () => {
  const { soldOutAt, backAt } = dealTimesOf(
    documentWith({
      sold_out_at: '2026-11-13T16:00:00+0000',
      back_at: '2026-11-20T15:00:00+0800',
    }),
  )

  expect([soldOutAt, backAt]).toEqual(['2026-11-13T16:00:00.000Z', '2026-11-20T07:00:00.000Z'])
})

test.each([
  [{ channel: 'both', outlets: [] }, 'both'],
  [{ channel: null, redeem: 'show', outlets }, 'in-store'],
  [{ channel: null, redeem: 'link', outlets }, 'both'],
  [{ channel: 'nonsense', redeem: 'code', outlets: [] }, 'online'],
])('a document with %j is redeemed %s', (data, channel) => {
  expect(channelOf(documentWith(data).data)).toBe(channel)
})
