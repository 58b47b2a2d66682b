import { expect, test } from 'vitest'
import type { Deal } from '../deal.ts'
import { dealLimits } from './deal-limits.ts'
import { dealTerms, formatAudience, formatWeekdays } from './deal-terms.ts'

test.each([
  [[], 'Every day'],
  [['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], 'Every day'],
  [['mon', 'tue', 'wed', 'thu', 'fri'], 'Monday to Friday'],
  [['sat', 'sun'], 'Saturday and Sunday'],
  [['fri', 'sat', 'sun'], 'Friday to Sunday'],
  [['sun', 'mon', 'tue', 'wed', 'thu'], 'Sunday to Thursday'],
  [['sun', 'mon', 'wed', 'thu'], 'Sunday, Monday, Wednesday and Thursday'],
  [['wed', 'sat', 'sun'], 'Wednesday, Saturday and Sunday'],
  [['tue'], 'Tuesday'],
])('%j is read %s', (days, text) => {
  expect(formatWeekdays(days)).toBe(text)
})

test('a deal without an audience is for everyone, and an unknown group is shown as written', () => {
  expect(formatAudience([])).toBe('Everyone')
  expect(formatAudience(['student', 'senior'])).toBe('Students and seniors')
  expect(formatAudience(['cyclists'])).toBe('Cyclists')
  expect(formatAudience(['constructor'])).toBe('Constructor')
})

const outlet = { name: 'A', address: '', postal: '', mrt: 'Bugis', lat: 1.3, lng: 103.85 }
const lines = (...texts: string[]) =>
  texts.map((text) => ({ type: 'list-item', text, spans: [] })) as never
const laksa = {
  redeem: 'code',
  minSpend: 20,
  audience: ['student'],
  weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'],
  hours: '11:00-15:00',
  outlets: [outlet, outlet],
  body: lines('Not on public holidays.', 'One redemption per table, per day.', 'Halal certified.'),
} as unknown as Deal

test('the terms are in the order in which people ask', () => {
  expect(dealTerms(laksa)).toEqual([
    { name: 'How', text: 'Promo code' },
    { name: 'Minimum spend', text: '$20' },
    { name: 'Who', text: 'Students' },
    { name: 'Days', text: 'Monday to Friday, not on public holidays' },
    { name: 'Hours', text: '11am to 3pm' },
    { name: 'Where', text: '2 outlets' },
    { name: 'Limits', text: 'One redemption per table, per day.' },
  ])
})

test.each([
  [{ outlets: [] }, 'Where', 'Online'],
  [{ outlets: [outlet] }, 'Where', '1 outlet'],
  [{ redeem: 'link' as const }, 'Where', 'Online and 2 outlets'],
  [
    { body: lines('Public holiday eves are excluded.') },
    'Days',
    'Monday to Friday, not on eves of public holidays',
  ],
  [
    { body: lines('Not on public holidays or public holiday eves.') },
    'Days',
    'Monday to Friday, not on public holidays and their eves',
  ],
  [{ minSpend: null }, 'Minimum spend', 'None stated'],
  [{ hours: null }, 'Hours', undefined],
  [{ body: lines() }, 'Limits', undefined],
])('with %j the term "%s" is "%s"', (changes, name, text) => {
  const terms = dealTerms({ ...laksa, ...changes })

  expect(terms.find((term) => term.name === name)?.text).toBe(text)
})

test.each([
  ['One use per household.', true],
  ['Two boxes per customer.', true],
  ['Limited to three platters per person.', true],
  ['One combo per student each Wednesday.', true],
  ['Dine-in only, one redemption for every two diners.', true],
  ['3 pairs at most per person.', true],
  ['Price is per adult, before service charge and GST.', false],
  ['Installation is $40 per point by a licensed electrician.', false],
  ['One serves three; filter coffees are $2.20 each.', false],
  ['Tables are limited to ninety minutes.', false],
  ['Minimum height is 1.4m, maximum weight 120kg.', false],
  ['Any seat, any Monday, no age limit beyond the rating.', false],
])('"%s" is a limit: %s', (text, isLimit) => {
  expect(dealLimits({ body: lines(text) })).toEqual(isLimit ? [text] : [])
})
