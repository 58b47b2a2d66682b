import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holidayRules } from '#lib/deal-options.ts'
import { addDays, nextMidnight, singaporeDay, weekdays } from '#lib/singapore-time.ts'
import { holidayNote } from '../holiday-note.ts'
import { sayAvailability } from '../say-availability.ts'
import { availability, availabilityChanges, lastUsable } from './availability.ts'
import type { DealTimes } from './deal-times.ts'

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
  [{ ...lunch, startsOn: '2026-12-05' }, '2026-11-19T09:00:00', 'First on Mon 7 Dec, 11am'],
  // spent: no moment is left, though the last day has not passed
  [{ ...lunch, endsOn: '2026-11-20' }, '2026-11-20T15:00:00', 'Ended 20 Nov'],
  [{ ...weekend, endsOn: '2026-11-27' }, '2026-11-23T00:00:00', 'Ended 22 Nov'],
  // the last day is over at midnight, whatever the night's hours
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
  // nobody stated the opening hours: never usable now
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
  // its own hours hold where an outlet states none
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

test('an answer for one outlet follows the hours of that outlet', () => {
  const times = { shops: ['10:00-20:00', '18:00-23:00', null] }
  const now = at('2026-11-16T12:00:00')

  expect(availability(times, now)).toEqual({ state: 'now', until: at('2026-11-16T23:00:00') })
  expect(availability(times, now, '18:00-23:00')).toEqual({
    state: 'later-today',
    from: at('2026-11-16T18:00:00'),
  })
  expect(availability(times, now, null)).toEqual({ state: 'unknown', why: 'shop-hours' })
  expect(availabilityChanges(times, now, '18:00-23:00')).toEqual(at('2026-11-16T18:00:00'))
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

test('a deal is spent until its last day has passed, then it has ended', () => {
  const times: DealTimes = { ...weekend, endsOn: '2026-11-27' }
  const since = at('2026-11-23T00:00:00')

  expect(availability(times, since)).toEqual({ state: 'spent', since })
  expect(availability(times, at('2026-11-27T23:59:59'))).toEqual({ state: 'spent', since })
  expect(availability(times, at('2026-11-28T00:00:00'))).toEqual({ state: 'ended', since })
})

const shops = ['09:00-21:00']

test.each<[times: DealTimes, day: string, text: string, note: string | null]>([
  // Friday 25 December 2026
  [
    { ...lunch, shops },
    '2026-12-25',
    'Usable now, until 3pm',
    'Today is Christmas Day, a public holiday: ask the shop before you go',
  ],
  [
    { ...lunch, shops, holidays: 'not' },
    '2026-12-25',
    'Next on Mon 28 Dec, 11am',
    'Today is Christmas Day, a public holiday: not valid today',
  ],
  [
    { ...lunch, shops, eves: 'not' },
    '2026-12-24',
    'Usable tomorrow from 11am',
    'Tomorrow, Christmas Day, is a public holiday: not valid today',
  ],
  [
    { ...lunch, shops },
    '2026-12-24',
    'Usable now, until 3pm',
    'Tomorrow, Christmas Day, is a public holiday: ask the shop before you go',
  ],
  [
    { ...lunch, shops },
    '2026-11-09',
    'Usable now, until 3pm',
    'Today is Deepavali (observed), a public holiday: ask the shop before you go',
  ],
  [
    { ...lunch, shops },
    '2026-02-18',
    'Usable now, until 3pm',
    'Today is Chinese New Year (second day), a public holiday: ask the shop before you go',
  ],
  [
    { ...lunch, shops },
    '2028-05-05',
    'Usable now, until 3pm',
    'Today is Hari Raya Haji (date to be confirmed), a public holiday: ask the shop before you go',
  ],
  // the deal or its outlets state the holiday
  [{ ...lunch, shops, holidays: 'also' }, '2026-12-25', 'Usable now, until 3pm', null],
  [
    { ...lunch, shops: ['09:00-21:00; ph 09:00-13:00'] },
    '2026-12-25',
    'Usable now, until 1pm',
    null,
  ],
  [{ ...lunch, shops, holidays: 'only' }, '2026-12-25', 'Usable now, until 3pm', null],
  [{ ...lunch, shops, holidays: 'only' }, '2026-11-16', 'Next on Fri 25 Dec, 11am', null],
  [{ ...lunch, shops, eves: 'only' }, '2026-11-16', 'Next on Thu 24 Dec, 11am', null],
  [{ ...lunch, holidays: 'only', eves: 'only' }, '2026-11-16', 'Next on Thu 24 Dec, 11am', null],
  // a holiday of any weekday, and an eve
  [{ ...weekend, holidays: 'also' }, '2026-12-25', 'Usable now', null],
  [{ ...weekend, eves: 'also' }, '2026-12-24', 'Usable now, until midnight', null],
  // the first day of two is no eve of the second
  [{ ...weekend, eves: 'also' }, '2026-02-17', 'Next on Sat 21 Feb', null],
  // online shops keep their hours
  [lunch, '2026-12-25', 'Usable now, until 3pm', null],
  // an ordinary day, and a holiday that is not one of the deal's days
  [{ ...lunch, shops }, '2026-11-16', 'Usable now, until 3pm', null],
  [{ ...lunch, shops }, '2026-08-09', 'Usable tomorrow from 11am', null],
  [{ ...lunch, shops, holidays: 'not' }, '2026-08-09', 'Next on Tue 11 Aug, 11am', null],
])('%j at lunch on %s: %s; %s', (times, day, text, note) => {
  const now = at(`${day}T12:00:00`)

  expect(say(times, now)).toBe(text)
  expect(holidayNote(times, availability(times, now), now)).toBe(note)
})

test.each<[times: DealTimes, time: string, last: string | null]>([
  [lunch, '2026-11-16T10:00:00', '2026-11-13T15:00:00'],
  [lunch, '2026-11-16T15:00:00', '2026-11-16T15:00:00'],
  [lunch, '2026-11-21T12:00:00', '2026-11-20T15:00:00'],
  [fridayNight, '2026-11-21T03:00:00', '2026-11-21T02:00:00'],
  [{ hours: 'sun 22:00-02:00; mon 00:30-01:00' }, '2026-11-16T03:00:00', '2026-11-16T02:00:00'],
  [{ hours: 'sun 22:00-02:00; mon 00:30-01:00' }, '2026-11-18T03:00:00', '2026-11-16T02:00:00'],
  [{ ...lunch, startsOn: '2026-11-16' }, '2026-11-16T10:00:00', null],
])('%j could, at %s, last be used until %s', (times, time, last) => {
  expect(lastUsable(times, at(time))).toEqual(last === null ? null : at(last))
})

test.each<[times: DealTimes, time: string, changes: string]>([
  [lunch, '2026-11-16T10:59:59', '2026-11-16T11:00:00'],
  [lunch, '2026-11-16T11:00:00', '2026-11-16T15:00:00'],
  [lunch, '2026-11-16T15:00:00', '2026-11-17T00:00:00'],
  [lunch, '2026-11-21T12:00:00', '2026-11-22T00:00:00'],
  [{ soldOutAt: '2026-11-16T15:00:00+08:00' }, '2026-11-16T12:00:00', '2026-11-16T15:00:00'],
])('what is said of %j at %s changes at %s', (times, time, changes) => {
  expect(availabilityChanges(times, at(time))).toEqual(at(changes))
})

const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '59'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`)
const range = fc.tuple(clock, clock).map(([from, to]) => `${from}-${to}`)
const weekHours = fc
  .array(
    fc
      .tuple(
        fc.constantFrom('', 'mon-fri ', 'sat,ph ', 'sun '),
        fc.oneof(range, fc.constant('off')),
      )
      .map((parts) => parts.join('')),
    { minLength: 1, maxLength: 3 },
  )
  .map((rules) => rules.join('; '))
// From before the table of holidays to after it.
const instant = fc.date({
  min: new Date('2025-12-20T00:00:00Z'),
  max: new Date('2029-01-10T00:00:00Z'),
  noInvalidDate: true,
})
const rule = fc.option(fc.constantFrom(...holidayRules))
const situation = fc
  .record({
    now: instant,
    starts: fc.option(fc.integer({ min: -3, max: 3 })),
    ends: fc.option(fc.integer({ min: -2, max: 4 })),
    out: fc.option(fc.integer({ min: -1, max: 2 })),
    days: fc.subarray([...weekdays]),
    hours: fc.option(weekHours),
    shops: fc.option(fc.array(fc.option(weekHours), { minLength: 1, maxLength: 2 })),
    holidays: rule,
    eves: rule,
  })
  .map(({ now, starts, ends, out, days, hours, shops, holidays, eves }) => {
    const dayFromNow = (count: number) => addDays(singaporeDay(now), count)
    const times: DealTimes = {
      ...(starts !== null && { startsOn: dayFromNow(starts) }),
      ...(ends !== null && { endsOn: dayFromNow(ends) }),
      ...(out !== null && { datesOut: [[dayFromNow(out), dayFromNow(out)]] }),
      ...(days.length > 0 && { weekdays: days }),
      ...(hours !== null && { hours }),
      ...(shops !== null && { shops }),
      ...(holidays !== null && { holidays }),
      ...(eves !== null && { eves }),
    }
    return { now, times }
  })

test('the answer stays the same until availabilityChanges, which is at midnight at the latest', () => {
  fc.assert(
    fc.property(situation, fc.double({ min: 0, max: 1, noNaN: true }), ({ now, times }, part) => {
      const answer = availability(times, now)

      const changes = availabilityChanges(times, now).getTime()

      const span = changes - now.getTime()
      const between = new Date(now.getTime() + Math.floor((span - 1) * part))
      expect(span).toBeGreaterThan(0)
      expect(changes).toBeLessThanOrEqual(nextMidnight(now).getTime())
      expect(availability(times, between)).toEqual(answer)
      expect(availability(times, new Date(changes - 1))).toEqual(answer)
    }),
    { numRuns: 2000 },
  )
})

test('a deal can be used from the moment that is said, and not just before', () => {
  fc.assert(
    fc.property(situation, ({ now, times }) => {
      const answer = availability(times, now)
      if (!('from' in answer)) return
      const isDayOnly = 'isDayOnly' in answer && answer.isDayOnly

      const before = availability(times, new Date(answer.from.getTime() - 1))
      expect('from' in before && before.from).toEqual(answer.from)
      const { state } = availability(times, answer.from)
      expect(isDayOnly ? ['unknown', 'now'] : ['now']).toContain(state)
    }),
    { numRuns: 1000 },
  )
})

test('a deal can be used until the moment that is said, and not after it', () => {
  fc.assert(
    fc.property(situation, ({ now, times }) => {
      const answer = availability(times, now)
      if (answer.state !== 'now' || answer.until === null) return

      const justBefore = availability(times, new Date(answer.until.getTime() - 1))
      expect(justBefore).toEqual(answer)
      expect(availability(times, answer.until).state).not.toBe('now')
    }),
    { numRuns: 1000 },
  )
})

test('a deal is never usable outside its dates', () => {
  fc.assert(
    fc.property(situation, ({ now, times }) => {
      const { startsOn = '', endsOn = '~' } = times
      fc.pre(startsOn <= endsOn)
      const today = singaporeDay(now)
      const { state } = availability(times, now)

      if (today > endsOn) expect(state).toBe('ended')
      if (today < startsOn) expect(['upcoming', 'unknown', 'spent']).toContain(state)
    }),
    { numRuns: 1000 },
  )
})
