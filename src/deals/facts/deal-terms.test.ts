import { expect, test } from 'vitest'
import { dealOf, outlet } from '../../../test/deal-fixture.ts'
import { dealConditions, dealTerms } from './deal-terms.ts'

const weekdayLunch = {
  weekdays: ['mon' as const, 'tue' as const, 'wed' as const, 'thu' as const, 'fri' as const],
  hours: '11:00-15:00',
}

test('the terms are in the usual order of questions', () => {
  const laksa = dealOf({
    minSpend: 20,
    deposit: 50,
    eligible: ['student', 'senior'],
    proof: 'Student pass',
    times: { ...weekdayLunch, holidays: 'not', shops: [null], whileStocksLast: true },
    booking: 'needed',
    channel: 'in-store',
    outlets: [outlet, outlet],
    deliveryArea: 'Islandwide, except Sentosa',
    limits: [
      { count: 1, per: 'table per day' },
      { count: 100, per: null },
    ],
    stacks: 'no',
  })

  expect(dealTerms(laksa)).toEqual([
    { name: 'How', text: 'Promo code' },
    { name: 'Minimum spend', text: '$20' },
    { name: 'Deposit', text: '$50' },
    { name: 'Who', text: 'Students or seniors' },
    { name: 'Bring', text: 'Student pass' },
    { name: 'Days', text: 'Monday to Friday, not on public holidays' },
    { name: 'Hours', text: '11am to 3pm' },
    { name: 'Booking', text: 'Needed' },
    { name: 'Where', text: '2 outlets' },
    { name: 'Delivery', text: 'Islandwide, except Sentosa' },
    { name: 'Limits', text: '1 per table per day, 100 in total, while stocks last' },
    { name: 'Other offers', text: 'Cannot be combined with this one' },
  ])
})

test('facts that are not stated have no line', () => {
  expect(dealTerms(dealOf())).toEqual([
    { name: 'How', text: 'Promo code' },
    { name: 'Minimum spend', text: 'None stated' },
    { name: 'Days', text: 'Every day' },
    { name: 'Where', text: 'Online' },
  ])
})

test.each([
  [{ channel: 'in-store' as const, outlets: [outlet] }, 'Where', '1 outlet'],
  [{ channel: 'both' as const, outlets: [outlet, outlet] }, 'Where', 'Online and 2 outlets'],
  [{ channel: 'online' as const, outlets: [outlet] }, 'Where', 'Online'],
  [{ eligible: ['everyone' as const] }, 'Who', 'Everyone'],
  [{ eligible: ['new-customer' as const] }, 'Who', 'New customers'],
  [
    { eligible: ['member' as const, 'card-holder' as const], cards: ['Melur Card', 'Suria Card'] },
    'Who',
    'Members or holders of Melur Card or Suria Card',
  ],
  [{ eligible: ['card-holder' as const] }, 'Who', 'Cardholders'],
  [{ times: { shops: ['11:00-22:00'] } }, 'Hours', 'In shop hours'],
  [{ times: { whileStocksLast: true } }, 'Limits', 'While stocks last'],
  [{ booking: 'not-needed' as const }, 'Booking', 'Not needed'],
  [{ stacks: 'yes' as const }, 'Other offers', 'Can be combined with this one'],
])('with %j the term "%s" is "%s"', (changes, name, text) => {
  const terms = dealTerms(dealOf(changes))

  expect(terms.find((term) => term.name === name)?.text).toBe(text)
})

test('the conditions are those that staff check', () => {
  const deal = dealOf({
    times: { ...weekdayLunch, whileStocksLast: true },
    eligible: ['student'],
    minSpend: 30,
    proof: 'Student pass',
  })

  expect(dealConditions(deal)).toEqual([
    'Monday to Friday, 11am to 3pm',
    'For students',
    'Minimum spend $30',
    'While stocks last',
    'Bring: Student pass',
  ])
})

test('for a deal for everyone, staff check only its days', () => {
  expect(dealConditions(dealOf({ eligible: ['everyone'] }))).toEqual(['Every day'])
})
