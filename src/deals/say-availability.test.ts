import { expect, test } from 'vitest'
import { weekdays } from '#lib/singapore-time.ts'
import { sayAvailability } from './say-availability.ts'
import { availability } from './times/availability.ts'
import type { DealTimes } from './times/deal-times.ts'

const at = (time: string) => new Date(`${time}+08:00`)

function say(times: DealTimes, now: Date): string {
  return sayAvailability(availability(times, now), times, now)
}

const lunch: DealTimes = { weekdays: weekdays.slice(0, 5), hours: '11:00-15:00' }
const fridayNight: DealTimes = { weekdays: ['fri'], hours: '22:00-02:00' }
const weekend: DealTimes = { weekdays: ['sat', 'sun'] }

// 16 November 2026 is a Monday.
test.each([
  ['2026-11-16T00:00:00', 'later-today', 'Usable today from 11am'],
  ['2026-11-16T10:59:59', 'later-today', 'Usable today from 11am'],
  ['2026-11-16T11:00:00', 'now', 'Usable now, until 3pm'],
  ['2026-11-16T14:59:59', 'now', 'Usable now, until 3pm'],
  ['2026-11-16T15:00:00', 'another-day', 'Usable tomorrow from 11am'],
  ['2026-11-16T23:59:59', 'another-day', 'Usable tomorrow from 11am'],
  ['2026-11-20T15:00:00', 'another-day', 'Next on Mon 23 Nov, 11am'],
  ['2026-11-22T23:59:59', 'another-day', 'Usable tomorrow from 11am'],
  ['2026-11-23T00:00:00', 'later-today', 'Usable today from 11am'],
])('a weekday lunch deal at %s: %s, "%s"', (time, state, text) => {
  expect(availability(lunch, at(time)).state).toBe(state)
  expect(say(lunch, at(time))).toBe(text)
})

test.each([
  ['2026-11-20T21:59:59', 'later-today', 'Usable today from 10pm'],
  ['2026-11-20T22:00:00', 'now', 'Usable now, until 2am'],
  ['2026-11-20T23:59:59', 'now', 'Usable now, until 2am'],
  ['2026-11-21T00:00:00', 'now', 'Usable now, until 2am'],
  ['2026-11-21T01:59:59', 'now', 'Usable now, until 2am'],
  ['2026-11-21T02:00:00', 'another-day', 'Next on Fri 27 Nov, 10pm'],
  // Friday's small hours are Thursday's night
  ['2026-11-20T01:00:00', 'later-today', 'Usable today from 10pm'],
])('Friday nights at %s: %s, "%s"', (time, state, text) => {
  expect(availability(fridayNight, at(time)).state).toBe(state)
  expect(say(fridayNight, at(time))).toBe(text)
})

test.each<[times: DealTimes, time: string, text: string]>([
  [{}, '2026-11-16T09:00:00', 'Usable now'],
  [{ endsOn: '2026-11-16' }, '2026-11-16T23:59:59', 'Usable now, until midnight'],
  [{ endsOn: '2026-11-16' }, '2026-11-17T00:00:00', 'Ended 16 Nov'],
  [weekend, '2026-11-21T09:00:00', 'Usable now'],
  [weekend, '2026-11-22T09:00:00', 'Usable now, until midnight'],
  [weekend, '2026-11-20T09:00:00', 'Usable tomorrow'],
  [weekend, '2026-11-19T09:00:00', 'Next on Sat 21 Nov'],
  [{ startsOn: '2026-12-01' }, '2026-11-19T09:00:00', 'First on Tue 1 Dec'],
  [{ startsOn: '2026-12-01' }, '2026-11-30T09:00:00', 'Usable tomorrow'],
  // with the year if it is not obvious
  [{ endsOn: '2025-12-31' }, '2026-11-16T09:00:00', 'Ended 31 December 2025'],
  [{ startsOn: '2027-12-01' }, '2026-11-19T09:00:00', 'First on Wed 1 Dec 2027'],
  [{ ...lunch, startsOn: '2026-12-05' }, '2026-11-19T09:00:00', 'First on Mon 7 Dec, 11am'],
  // spent: it can no longer be used, although the last day has not passed
  [{ ...lunch, endsOn: '2026-11-20' }, '2026-11-20T15:00:00', 'Ended 20 Nov'],
  [{ ...weekend, endsOn: '2026-11-27' }, '2026-11-23T00:00:00', 'Ended 22 Nov'],
  // the last day ends at midnight, whatever the hours of the night
  [{ ...fridayNight, endsOn: '2026-11-20' }, '2026-11-20T23:59:59', 'Usable now, until midnight'],
  [{ ...fridayNight, endsOn: '2026-11-20' }, '2026-11-21T00:00:00', 'Ended 20 Nov'],
  [{ ...fridayNight, endsOn: '2026-11-21' }, '2026-11-21T01:00:00', 'Usable now, until 2am'],
  [{ ...fridayNight, endsOn: '2026-11-25' }, '2026-11-21T02:00:00', 'Ended 21 Nov'],
  // and the night before the first day does not count
  [{ ...fridayNight, startsOn: '2026-11-21' }, '2026-11-21T01:00:00', 'Next on Fri 27 Nov, 10pm'],
  [{ hours: '10:00-10:00' }, '2026-11-16T10:00:00', 'Usable now'],
  [{ hours: '22:00-23:59' }, '2026-11-16T23:59:30', 'Usable now, until midnight'],
  [{ hours: '11:00-14:00,17:00-21:00' }, '2026-11-16T14:00:00', 'Usable today from 5pm'],
  [{ hours: '17:00-21:00,11:00-14:00' }, '2026-11-16T09:00:00', 'Usable today from 11am'],
  // the night of Sunday is longer than the morning of Monday
  [
    { hours: 'sun 22:00-02:00; mon 00:30-01:00', endsOn: '2026-11-16' },
    '2026-11-16T01:30:00',
    'Usable now, until 2am',
  ],
  // across the year's end, and a leap day
  [{ weekdays: ['thu'], hours: '20:00-03:00' }, '2027-01-01T02:59:59', 'Usable now, until 3am'],
  [{ weekdays: ['fri'] }, '2026-12-31T23:59:59', 'Usable tomorrow'],
  [{ weekdays: ['tue'] }, '2028-02-29T12:00:00', 'Usable now, until midnight'],
  [{ weekdays: ['wed'] }, '2028-02-28T12:00:00', 'Next on Wed 1 Mar'],
  [{ monthDays: [{ which: 'last', day: 'tue' }] }, '2028-02-22T12:00:00', 'Next on Tue 29 Feb'],
  // nth weekdays
  [{ monthDays: [{ which: 'first', day: 'mon' }] }, '2026-11-16T12:00:00', 'Next on Mon 7 Dec'],
  [
    { monthDays: [{ which: 'third', day: 'mon' }] },
    '2026-11-16T12:00:00',
    'Usable now, until midnight',
  ],
  [{ monthDays: [{ which: 'fourth', day: 'mon' }] }, '2026-11-16T12:00:00', 'Next on Mon 23 Nov'],
  [{ monthDays: [{ which: 'last', day: 'mon' }] }, '2026-11-16T12:00:00', 'Next on Mon 30 Nov'],
  // single dates, also beside weekdays, and dates left out
  [{ dates: ['2026-11-18', '2026-12-02'] }, '2026-11-18T23:00:00', 'Usable now, until midnight'],
  [{ dates: ['2026-11-18', '2026-12-02'] }, '2026-11-19T00:00:00', 'Next on Wed 2 Dec'],
  [{ dates: ['2026-11-18', '2026-12-02'] }, '2026-12-03T00:00:00', 'Ended 2 Dec'],
  [{ ...weekend, dates: ['2026-11-18'] }, '2026-11-16T09:00:00', 'Next on Wed 18 Nov'],
  [{ ...weekend, dates: ['2026-11-18'] }, '2026-11-19T09:00:00', 'Next on Sat 21 Nov'],
  [{ datesOut: [['2026-11-16', '2026-11-18']] }, '2026-11-16T09:00:00', 'Next on Thu 19 Nov'],
  [
    { startsOn: '2026-11-10', dates: ['2026-11-18'], datesOut: [['2026-11-18', '2026-11-18']] },
    '2026-11-16T09:00:00',
    'Ended 9 Nov',
  ],
])('%j at %s: %s', (times, time, text) => {
  expect(say(times, at(time))).toBe(text)
})

test.each<[times: DealTimes, time: string, state: string, text: string]>([
  [{ shops: ['10:00-20:00'] }, '2026-11-16T03:00:00', 'later-today', 'Usable today from 10am'],
  [{ shops: ['10:00-20:00'] }, '2026-11-16T12:00:00', 'now', 'Usable now, until 8pm'],
  [{ shops: ['10:00-20:00'] }, '2026-11-16T20:00:00', 'another-day', 'Usable tomorrow from 10am'],
  // one open outlet is enough
  [
    { shops: ['10:00-20:00', '18:00-23:00'] },
    '2026-11-16T21:00:00',
    'now',
    'Usable now, until 11pm',
  ],
  // the deal's own hours end when the outlet closes
  [{ ...lunch, shops: ['08:00-14:00'] }, '2026-11-16T12:00:00', 'now', 'Usable now, until 2pm'],
  [
    { ...lunch, shops: ['tue-sun 08:00-14:00'] },
    '2026-11-16T12:00:00',
    'another-day',
    'Usable tomorrow from 11am',
  ],
  [
    { shops: ['10:00-22:00; ph off'] },
    '2026-12-25T12:00:00',
    'another-day',
    'Usable tomorrow from 10am',
  ],
  [
    { shops: ['10:00-22:00; ph off; 2026-12-25 12:00-15:00'] },
    '2026-12-25T12:00:00',
    'now',
    'Usable now, until 3pm',
  ],
  // a night deal at an outlet that opens before dawn
  [
    { weekdays: ['fri'], hours: '22:00-06:00', shops: ['05:00-12:00'] },
    '2026-11-21T04:00:00',
    'later-today',
    'Usable today from 5am',
  ],
  // opening hours that are not stated: never usable now
  [{ shops: [null] }, '2026-11-16T12:00:00', 'unknown', 'Any day, in shop hours'],
  [{ ...weekend, shops: [null] }, '2026-11-21T12:00:00', 'unknown', 'Today, in shop hours'],
  [
    { ...weekend, shops: [null] },
    '2026-11-20T12:00:00',
    'another-day',
    'Usable tomorrow, in shop hours',
  ],
  [
    { ...weekend, shops: [null] },
    '2026-11-16T12:00:00',
    'another-day',
    'Next on Sat 21 Nov, in shop hours',
  ],
  [{ shops: [null, '10:00-20:00'] }, '2026-11-16T12:00:00', 'now', 'Usable now, until 8pm'],
  [{ shops: [null, '10:00-20:00'] }, '2026-11-16T21:00:00', 'unknown', 'Any day, in shop hours'],
  // a public holiday without any statement: unknown until the ordinary hours end
  [
    { ...lunch, shops: ['08:00-20:00'] },
    '2026-12-25T09:00:00',
    'unknown',
    'Public holiday: ask the shop first',
  ],
  [
    { ...lunch, shops: ['08:00-20:00'] },
    '2026-12-25T12:00:00',
    'unknown',
    'Public holiday: ask the shop first',
  ],
  [
    { ...lunch, shops: ['08:00-20:00'] },
    '2026-12-25T15:00:00',
    'another-day',
    'Next on Mon 28 Dec, 11am',
  ],
  [
    { hours: '22:00-02:00', shops: ['18:00-04:00'] },
    '2026-12-26T01:59:00',
    'unknown',
    'Public holiday: ask the shop first',
  ],
  [
    { hours: '22:00-02:00', shops: ['18:00-04:00'] },
    '2026-12-26T02:00:00',
    'later-today',
    'Usable today from 10pm',
  ],
  [
    { hours: '22:00-02:00', shops: ['18:00-04:00'] },
    '2026-12-25T01:00:00',
    'now',
    'Usable now, until 2am',
  ],
  // its own hours count if an outlet states none
  [{ ...lunch, shops: [null] }, '2026-11-16T12:00:00', 'now', 'Usable now, until 3pm'],
  [{ hours: 'until sold out' }, '2026-11-16T12:00:00', 'unknown', 'Any day, in shop hours'],
  [
    { askFirst: 'Walks follow the tide.' },
    '2026-11-16T12:00:00',
    'unknown',
    'Walks follow the tide.',
  ],
  [
    { ...weekend, askFirst: 'Walks follow the tide.' },
    '2026-11-20T12:00:00',
    'another-day',
    'Usable tomorrow. Ask first',
  ],
  [
    { ...weekend, askFirst: 'Walks follow the tide.' },
    '2026-11-16T12:00:00',
    'another-day',
    'Next on Sat 21 Nov. Ask first',
  ],
  // beyond the table of public holidays
  [{ holidays: 'only' }, '2029-01-05T12:00:00', 'unknown', 'Ask the shop for the next date'],
])('%j at %s: %s, "%s"', (times, time, state, text) => {
  expect(availability(times, at(time)).state).toBe(state)
  expect(say(times, at(time))).toBe(text)
})

test.each([
  ['2026-11-14T23:59:59', 'now', 'Usable now'],
  ['2026-11-15T00:00:00', 'sold-out', 'Sold out until Tue 17 Nov'],
  ['2026-11-17T14:59:59', 'sold-out', 'Sold out until 3pm'],
  ['2026-11-17T15:00:00', 'now', 'Usable now'],
  ['2026-11-21T00:00:00', 'ended', 'Ended 20 Nov'],
])('a deal that sells out and comes back at %s: %s, "%s"', (time, state, text) => {
  const times = {
    endsOn: '2026-11-20',
    soldOutAt: '2026-11-14T16:00:00Z',
    backAt: '2026-11-17T15:00:00+08:00',
  }

  expect(availability(times, at(time)).state).toBe(state)
  expect(say(times, at(time))).toBe(text)
})
