import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, nextMidnight, singaporeDay } from '#lib/singapore-time.ts'
import { byEnd, isLive } from './deal-status.ts'
import { dealStatus, dealTime, dealTimeChanges } from './deal-time.ts'

test.each([
  // all of the last day counts
  ['2026-11-18', '2026-11-17T23:59:59+08:00', 'live', 'Ends tomorrow'],
  ['2026-11-18', '2026-11-18T00:00:00+08:00', 'ends-today', 'Ends today'],
  ['2026-11-18', '2026-11-18T23:59:59+08:00', 'ends-today', 'Ends today'],
  ['2026-11-18', '2026-11-18T23:59:59.999+08:00', 'ends-today', 'Ends today'],
  ['2026-11-18', '2026-11-19T00:00:00+08:00', 'ended', 'Ended 18 Nov'],
  // the same instants as a server in UTC sees them
  ['2026-11-18', '2026-11-18T15:59:59Z', 'ends-today', 'Ends today'],
  ['2026-11-18', '2026-11-18T16:00:00Z', 'ended', 'Ended 18 Nov'],
  // across a year and a leap day
  ['2026-12-31', '2027-01-01T00:00:00+08:00', 'ended', 'Ended 31 Dec'],
  ['2026-12-31', '2026-12-31T23:59:59+08:00', 'ends-today', 'Ends today'],
  ['2027-01-01', '2026-12-31T23:59:59+08:00', 'live', 'Ends tomorrow'],
  ['2028-02-29', '2028-02-28T23:59:59+08:00', 'live', 'Ends tomorrow'],
  ['2028-03-01', '2028-02-28T00:00:00+08:00', 'live', 'Ends in 2 days'],
  ['2028-02-29', '2028-02-29T23:59:59+08:00', 'ends-today', 'Ends today'],
  ['2028-02-29', '2028-03-01T00:00:00+08:00', 'ended', 'Ended 29 Feb'],
  // from a fortnight on a date replaces the words
  ['2026-12-01', '2026-11-18T00:00:00+08:00', 'live', 'Ends in 13 days'],
  ['2026-12-02', '2026-11-18T23:59:59+08:00', 'live', 'Ends 2 Dec'],
  // distant dates have the year
  ['2027-11-18', '2026-11-18T12:00:00+08:00', 'live', 'Ends 18 November 2027'],
  ['2026-11-18', '2027-11-18T12:00:00+08:00', 'ended', 'Ended 18 November 2026'],
])('a deal that ends on %s is, at %s, %s: %s', (endsOn, instant, status, ends) => {
  const deal = { times: { startsOn: '2026-11-01', endsOn }, checkedOn: null }

  const time = dealTime(deal, new Date(instant))

  expect(time).toMatchObject({ status, ends })
})

test.each([
  ['2026-11-17T23:59:59+08:00', 'upcoming', 'Starts 18 Nov'],
  ['2026-11-18T00:00:00+08:00', 'open-ended', 'No end date'],
])('a deal from 18 November without an end is, at %s, %s', (instant, status, ends) => {
  const deal = { times: { startsOn: '2026-11-18' }, checkedOn: null }

  expect(dealTime(deal, new Date(instant))).toMatchObject({ status, ends })
})

test('a deal without an end says “While stocks last” only if that is stated', () => {
  const deal = { times: { whileStocksLast: true }, checkedOn: null }

  expect(dealTime(deal, new Date('2030-01-01T12:00:00+08:00'))).toMatchObject({
    status: 'open-ended',
    ends: 'While stocks last',
  })
})

// 18 November 2026 is a Wednesday.
test.each([
  ['2026-11-13T14:59:59+08:00', 'ends-today', 'Ends today', true],
  ['2026-11-13T15:00:00+08:00', 'ended', 'Ended 13 Nov', false],
  ['2026-11-12T09:00:00+08:00', 'live', 'Ends tomorrow', true],
  ['2026-11-18T12:00:00+08:00', 'ended', 'Ended 13 Nov', false],
])('a Friday lunch deal until 18 November is, at %s, %s: %s', (instant, status, ends, urgent) => {
  const times = { endsOn: '2026-11-18', weekdays: ['fri' as const], hours: '11:00-15:00' }

  expect(dealTime({ times, checkedOn: null }, new Date(instant))).toMatchObject({
    status,
    ends,
    urgent,
  })
})

test.each([
  ['2026-11-14T23:59:59+08:00', 'live', 'Ends in 4 days'],
  ['2026-11-15T00:00:00+08:00', 'sold-out', 'Sold out until Tue 17 Nov'],
  ['2026-11-17T14:59:59+08:00', 'sold-out', 'Sold out until 3pm'],
  ['2026-11-17T15:00:00+08:00', 'live', 'Ends tomorrow'],
  ['2026-11-19T00:00:00+08:00', 'ended', 'Ended 18 Nov'],
])('a deal that sells out and comes back is, at %s, %s: %s', (instant, status, ends) => {
  const times = {
    endsOn: '2026-11-18',
    soldOutAt: '2026-11-14T16:00:00Z',
    backAt: '2026-11-17T15:00:00+08:00',
  }
  const time = dealTime({ times, checkedOn: null }, new Date(instant))

  expect(time).toMatchObject({ status, ends })
  expect(time.urgent).toBe(status === 'live' && ends === 'Ends tomorrow')
})

test('a deal that has sold out for good says only “Sold out”', () => {
  const times = { endsOn: '2026-11-18', soldOutAt: '2026-11-15T00:00:00+08:00' }
  const at = (day: string) => dealTime({ times, checkedOn: null }, new Date(`${day}T12:00:00Z`))

  expect(at('2026-11-16')).toMatchObject({ status: 'sold-out', ends: 'Sold out', urgent: false })
  expect(at('2026-11-20')).toMatchObject({ status: 'ended', ends: 'Ended 18 Nov' })
})

test('a deal that can never be used has ended, even before it starts', () => {
  // A Monday and a Tuesday.
  const times = { startsOn: '2026-11-16', endsOn: '2026-11-17', weekdays: ['sat' as const] }

  for (const day of ['2026-11-10', '2026-11-16', '2026-11-17', '2026-11-18']) {
    expect(dealStatus({ times }, new Date(`${day}T12:00:00+08:00`)), day).toBe('ended')
  }
})

test('a deal of a single day is live on that day only', () => {
  const deal = { times: { startsOn: '2026-11-18', endsOn: '2026-11-18' } }

  expect(dealStatus(deal, new Date('2026-11-17T23:59:59+08:00'))).toBe('upcoming')
  expect(dealStatus(deal, new Date('2026-11-18T12:00:00+08:00'))).toBe('ends-today')
  expect(dealStatus(deal, new Date('2026-11-19T00:00:00+08:00'))).toBe('ended')
})

test.each([
  ['2026-11-21', true],
  ['2026-11-22', false],
])('three days before the end on %s the deal is urgent: %s', (endsOn, urgent) => {
  const now = new Date('2026-11-18T09:00:00+08:00')

  expect(dealTime({ times: { endsOn }, checkedOn: null }, now).urgent).toBe(urgent)
})

test.each([
  ['2026-11-18', 'Checked today', true],
  ['2026-11-17', 'Checked yesterday', true],
  ['2026-10-28', 'Checked 21 days ago', true],
  ['2026-10-27', 'Not re-checked since 27 Oct', false],
  ['2025-11-18', 'Not re-checked since 18 November 2025', false],
  // a check dated ahead of the clock is no older than today's
  ['2026-11-19', 'Checked today', true],
])('a check on %s is shown as "%s"', (checkedOn, checked, checkIsFresh) => {
  const now = new Date('2026-11-18T23:59:59+08:00')

  const time = dealTime({ times: {}, checkedOn }, now)

  expect(time).toMatchObject({ checked, checkIsFresh })
})

test.each([
  ['2026-11-18T23:59:59+08:00', '2026-11-18T16:00:00.000Z'],
  ['2026-11-19T00:00:00+08:00', '2026-11-19T16:00:00.000Z'],
  // its last hours, and its return
  ['2026-11-20T00:00:00+08:00', '2026-11-20T01:00:00.000Z'],
  ['2026-11-20T09:00:00+08:00', '2026-11-20T07:00:00.000Z'],
  ['2026-11-20T15:00:00+08:00', '2026-11-20T16:00:00.000Z'],
])('the text at %s is valid until %s', (instant, until) => {
  const times = {
    endsOn: '2026-11-20',
    hours: '11:00-15:00',
    soldOutAt: '2026-11-10T00:00:00+08:00',
    backAt: '2026-11-20T09:00:00+08:00',
  }

  expect(dealTimeChanges({ times }, new Date(instant)).toISOString()).toBe(until)
})

test('deals that end today and deals without an end are live', () => {
  const statuses = ['upcoming', 'live', 'ends-today', 'ended', 'open-ended', 'sold-out'] as const

  expect(statuses.filter(isLive)).toEqual(['live', 'ends-today', 'open-ended'])
})

test('deals are sorted by their end, those without one last', () => {
  const deals = [null, '2026-12-01', '2026-11-20'].map((endsOn) => ({ startsOn: null, endsOn }))

  expect(deals.toSorted(byEnd).map(({ endsOn }) => endsOn)).toEqual([
    '2026-11-20',
    '2026-12-01',
    null,
  ])
})

test('without hours a status changes at midnight in Singapore or not at all, and never goes back', () => {
  const order = ['upcoming', 'live', 'open-ended', 'ends-today', 'ended']
  const day = fc.option(fc.integer({ min: -40, max: 40 }))
  const instant = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2028-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(instant, day, day, (now, starts, ends) => {
      const today = singaporeDay(now)
      const deal = {
        times: {
          ...(starts !== null && { startsOn: addDays(today, starts) }),
          ...(ends !== null && { endsOn: addDays(today, ends) }),
        },
      }
      const status = dealStatus(deal, now)
      const midnight = nextMidnight(now)

      expect(dealStatus(deal, new Date(midnight.getTime() - 1))).toBe(status)
      const next = dealStatus(deal, midnight)
      expect(order.indexOf(next)).toBeGreaterThanOrEqual(order.indexOf(status))
      if (ends === null) expect(next).not.toBe('ended')
    }),
  )
})
