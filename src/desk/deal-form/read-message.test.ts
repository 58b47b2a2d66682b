import { expect, test } from 'vitest'
import { readMessage } from './read-message.ts'

const TODAY = '2026-11-16'

function dataOf(text: string): Record<string, unknown> {
  return Object.assign({}, ...readMessage(text, TODAY).map(({ data }) => data))
}

test('a message of a shop becomes facts', () => {
  const read = dataOf(`25% off the tok panjang feast
Now $58.50++ per guest, U.P. $78. Thu to Sun, 6 to 9.30pm, until 21 January.
For visitors with a foreign passport. Reservations required. Code TOKPANJANG
https://rempah-row.example/offers/tok-panjang.`)

  expect(read).toEqual({
    title: '25% off the tok panjang feast',
    badge: '25% off',
    price_now: 58.5,
    price_was: 78,
    price_plus: '++',
    weekdays: [{ day: 'thu' }, { day: 'fri' }, { day: 'sat' }, { day: 'sun' }],
    hours: '18:00-21:30',
    ends_on: '2027-01-21',
    eligible: [{ who: 'visitor' }],
    booking: 'needed',
    code: 'TOKPANJANG',
    redeem: 'code',
    link: { link_type: 'Web', url: 'https://rempah-row.example/offers/tok-panjang' },
  })
})

test.for([
  [
    'Valid 1 - 30 Nov 2026, weekdays 11am-3pm',
    { starts_on: '2026-11-01', ends_on: '2026-11-30', hours: '11:00-15:00' },
  ],
  [
    '1-for-1 kopi for students, min spend of $10',
    { badge: '1-for-1', one_for_one: true, min_spend: 10, eligible: [{ who: 'student' }] },
  ],
  ['11.30am till midnight, daily', { hours: '11:30-00:00', weekdays: [] }],
  [
    'Fri to Mon only',
    { weekdays: [{ day: 'mon' }, { day: 'fri' }, { day: 'sat' }, { day: 'sun' }] },
  ],
  ['until 5 Jan', { ends_on: '2027-01-05' }],
  ['Sofa now $1,299, was $1,599.50', { price_now: 1299, price_was: 1599.5 }],
  ['No booking needed. $12 nett', { booking: 'not-needed', price_now: 12, price_plus: 'nett' }],
] as const)('reads "%s"', ([text, facts]) => {
  expect(dataOf(text)).toMatchObject(facts)
})

test.for(['', 'Hello', 'Call 6123 4567', '31 February', 'A code of conduct applies'])(
  'proposes no price, date or code for "%s"',
  (text) => {
    const { price_now, ends_on, code } = dataOf(text)
    expect({ price_now, ends_on, code }).toEqual({})
  },
)
