import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, nextMidnight, singaporeDay, weekdays } from '#lib/singapore-time.ts'
import { usable, usableChanges } from './usable.ts'

const outlet = { name: 'A', address: '', postal: '', mrt: 'Bugis', lat: 1.3, lng: 103.85 }
const anyTime = {
  startsOn: null,
  endsOn: null,
  weekdays: [],
  hours: null,
  outlets: [outlet],
  body: [] as never,
}
const lunch = { ...anyTime, weekdays: weekdays.slice(0, 5), hours: '11:00-15:00' }
const fridayNight = { ...anyTime, weekdays: ['fri'], hours: '22:00-02:00' }

// 16 November 2026 is a Monday.
test.each([
  ['2026-11-16T00:00:00', false, true, 'Usable today from 11am'],
  ['2026-11-16T10:59:59', false, true, 'Usable today from 11am'],
  ['2026-11-16T11:00:00', true, true, 'Usable now, until 3pm'],
  ['2026-11-16T14:59:59', true, true, 'Usable now, until 3pm'],
  ['2026-11-16T15:00:00', false, false, 'Usable tomorrow from 11am'],
  ['2026-11-16T23:59:59', false, false, 'Usable tomorrow from 11am'],
  ['2026-11-20T15:00:00', false, false, 'Next on Mon 23 Nov, 11am'],
  ['2026-11-22T23:59:59', false, false, 'Usable tomorrow from 11am'],
  ['2026-11-23T00:00:00', false, true, 'Usable today from 11am'],
])('a weekday lunch deal at %s: now %s, today %s, "%s"', (at, now, today, text) => {
  expect(usable(lunch, new Date(`${at}+08:00`))).toMatchObject({ now, today, text })
})

test.each([
  ['2026-11-20T21:59:59', false, true, 'Usable today from 10pm'],
  ['2026-11-20T22:00:00', true, true, 'Usable now, until 2am'],
  ['2026-11-20T23:59:59', true, true, 'Usable now, until 2am'],
  ['2026-11-21T00:00:00', true, true, 'Usable now, until 2am'],
  ['2026-11-21T01:00:00', true, true, 'Usable now, until 2am'],
  ['2026-11-21T02:00:00', false, false, 'Next on Fri 27 Nov, 10pm'],
  // Friday's small hours are Thursday's night
  ['2026-11-20T01:00:00', false, true, 'Usable today from 10pm'],
])('Friday nights at %s: now %s, today %s, "%s"', (at, now, today, text) => {
  expect(usable(fridayNight, new Date(`${at}+08:00`))).toMatchObject({ now, today, text })
})

test.each([
  [anyTime, '2026-11-16T09:00:00', 'Usable now'],
  [{ ...anyTime, endsOn: '2026-11-16' }, '2026-11-16T23:59:59', 'Usable today, all day'],
  [{ ...anyTime, endsOn: '2026-11-16' }, '2026-11-17T00:00:00', 'No longer usable'],
  [{ ...anyTime, weekdays: ['sat', 'sun'] }, '2026-11-21T09:00:00', 'Usable today, all day'],
  [{ ...anyTime, weekdays: ['sat', 'sun'] }, '2026-11-20T09:00:00', 'Usable tomorrow'],
  [{ ...anyTime, weekdays: ['sat', 'sun'] }, '2026-11-19T09:00:00', 'Next on Sat 21 Nov'],
  [{ ...anyTime, weekdays: ['someday'] }, '2026-11-19T09:00:00', 'Usable now'],
  [{ ...anyTime, startsOn: '2026-12-01' }, '2026-11-19T09:00:00', 'First on Tue 1 Dec'],
  [{ ...lunch, startsOn: '2026-12-05' }, '2026-11-19T09:00:00', 'First on Mon 7 Dec, 11am'],
  [{ ...lunch, endsOn: '2026-11-20' }, '2026-11-20T15:00:00', 'No usable days left'],
  // the last day is over at midnight, whatever the night's hours
  [{ ...fridayNight, endsOn: '2026-11-20' }, '2026-11-20T23:59:59', 'Usable now, until midnight'],
  [{ ...fridayNight, endsOn: '2026-11-20' }, '2026-11-21T00:00:00', 'No longer usable'],
  // and the night before the first day does not count
  [{ ...fridayNight, startsOn: '2026-11-21' }, '2026-11-21T01:00:00', 'Next on Fri 27 Nov, 10pm'],
  [{ ...anyTime, hours: '10:00-10:00' }, '2026-11-16T10:00:00', 'Usable now'],
  [{ ...anyTime, hours: '22:00-23:59' }, '2026-11-16T23:59:30', 'Usable now, until midnight'],
  // across the year's end, and a leap day
  [
    { ...anyTime, weekdays: ['thu'], hours: '20:00-03:00' },
    '2027-01-01T02:59:59',
    'Usable now, until 3am',
  ],
  [{ ...anyTime, weekdays: ['fri'] }, '2026-12-31T23:59:59', 'Usable tomorrow'],
  [{ ...anyTime, weekdays: ['tue'] }, '2028-02-29T12:00:00', 'Usable today, all day'],
  [{ ...anyTime, weekdays: ['wed'] }, '2028-02-28T12:00:00', 'Next on Wed 1 Mar'],
])('%j at %s: %s', (deal, at, text) => {
  expect(usable(deal, new Date(`${at}+08:00`)).text).toBe(text)
})

test('hours in words are shown as written, without a next time', () => {
  const deal = { ...anyTime, hours: 'until sold out' }

  expect(usable(deal, new Date('2026-11-16T12:00:00+08:00'))).toMatchObject({
    now: false,
    today: true,
    text: 'Usable today: until sold out',
  })
})

test('the next time is an instant, and a deal that can be used now has none', () => {
  const at = (time: string) => usable(lunch, new Date(`2026-11-20T${time}+08:00`)).next

  expect(at('10:00:00')).toBe('2026-11-20T03:00:00.000Z')
  expect(at('11:00:00')).toBeNull()
  expect(at('15:00:00')).toBe('2026-11-23T03:00:00.000Z')
})

const terms = { holidays: 'included', eves: 'included', mentioned: false } as const

test.each([
  // Friday 25 December 2026
  [
    terms,
    '2026-12-25',
    'Usable now, until 3pm',
    'Today is Christmas Day, a public holiday: ask the shop before you go',
  ],
  [
    { ...terms, mentioned: true },
    '2026-12-25',
    'Usable now, until 3pm',
    'Today is Christmas Day, a public holiday: check the terms before you go',
  ],
  [
    { ...terms, holidays: 'excluded' as const },
    '2026-12-25',
    'Next on Mon 28 Dec, 11am',
    'Today is Christmas Day, a public holiday: not valid today',
  ],
  [
    { ...terms, eves: 'excluded' as const },
    '2026-12-24',
    'Usable tomorrow from 11am',
    'Tomorrow, Christmas Day, is a public holiday: not valid today',
  ],
  [
    terms,
    '2026-12-24',
    'Usable now, until 3pm',
    'Tomorrow, Christmas Day, is a public holiday: ask the shop before you go',
  ],
  [
    terms,
    '2026-11-09',
    'Usable now, until 3pm',
    'Today is Deepavali (observed), a public holiday: ask the shop before you go',
  ],
  [
    terms,
    '2026-02-18',
    'Usable now, until 3pm',
    'Today is Chinese New Year (second day), a public holiday: ask the shop before you go',
  ],
  [
    terms,
    '2028-05-05',
    'Usable now, until 3pm',
    'Today is Hari Raya Haji (date to be confirmed), a public holiday: ask the shop before you go',
  ],
  [{ ...terms, holidays: 'only' as const }, '2026-12-25', 'Usable now, until 3pm', null],
  [{ ...terms, holidays: 'only' as const }, '2026-11-16', 'Next on Fri 25 Dec, 11am', null],
  [{ ...terms, eves: 'only' as const }, '2026-11-16', 'Next on Thu 24 Dec, 11am', null],
  // an ordinary day, and a holiday that is not one of the deal's days
  [terms, '2026-11-16', 'Usable now, until 3pm', null],
  [terms, '2026-08-09', 'Usable tomorrow from 11am', null],
  [{ ...terms, holidays: 'excluded' as const }, '2026-08-09', 'Next on Tue 11 Aug, 11am', null],
])('%j at lunch on %s: %s; %s', (holidayTerms, day, text, note) => {
  expect(usable(lunch, new Date(`${day}T12:00:00+08:00`), holidayTerms)).toMatchObject({
    text,
    note,
  })
})

test('an online deal has no note to ask the shop on a holiday', () => {
  const online = { ...lunch, outlets: [] }

  expect(usable(online, new Date('2026-12-25T12:00:00+08:00')).note).toBeNull()
})

test('a deal whose terms exclude public holidays cannot be used on one', () => {
  const body = [{ type: 'list-item', text: 'Not on public holidays.', spans: [] }] as never

  expect(usable({ ...lunch, body }, new Date('2026-12-25T12:00:00+08:00')).now).toBe(false)
  expect(usable({ ...lunch, body }, new Date('2026-12-24T12:00:00+08:00')).now).toBe(true)
})

test.each([
  ['2026-11-16T10:59:59+08:00', '2026-11-16T11:00:00+08:00'],
  ['2026-11-16T11:00:00+08:00', '2026-11-16T15:00:00+08:00'],
  ['2026-11-16T15:00:00+08:00', '2026-11-17T00:00:00+08:00'],
  ['2026-11-21T12:00:00+08:00', '2026-11-22T00:00:00+08:00'],
])('the text for a lunch deal at %s changes at %s', (at, changes) => {
  expect(usableChanges(lunch, new Date(at))).toEqual(new Date(changes))
})

test('a deal that can be used around the clock changes at midnight only', () => {
  const roundTheClock = { ...anyTime, hours: '10:00-10:00' }

  expect(usableChanges(roundTheClock, new Date('2026-11-16T09:00:00+08:00'))).toEqual(
    new Date('2026-11-17T00:00:00+08:00'),
  )
})

const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '59'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`)
// From before the table of holidays to after it.
const instant = fc.date({
  min: new Date('2025-12-20T00:00:00Z'),
  max: new Date('2029-01-10T00:00:00Z'),
  noInvalidDate: true,
})
const rule = fc.constantFrom('included' as const, 'excluded' as const, 'only' as const)
const situation = fc
  .record({
    now: instant,
    starts: fc.option(fc.integer({ min: -3, max: 3 })),
    ends: fc.option(fc.integer({ min: -2, max: 4 })),
    days: fc.subarray([...weekdays]),
    hours: fc.option(
      fc.oneof(
        fc.tuple(clock, clock).map(([from, to]) => `${from}-${to}`),
        clock.map((from) => `${from}-${from}`),
        fc.constant('while it is hot'),
      ),
    ),
    terms: fc.record({ holidays: rule, eves: rule, mentioned: fc.boolean() }),
  })
  .map(({ now, starts, ends, days, hours, terms }) => {
    const dayFromNow = (count: number | null) =>
      count === null ? null : addDays(singaporeDay(now), count)
    const dates = { startsOn: dayFromNow(starts), endsOn: dayFromNow(ends) }
    return { now, terms, deal: { ...anyTime, ...dates, weekdays: days, hours } }
  })

test('the answer stays the same until usableChanges, which is a change or midnight', () => {
  fc.assert(
    fc.property(
      situation,
      fc.double({ min: 0, max: 1, noNaN: true }),
      ({ now, deal, terms }, part) => {
        const said = usable(deal, now, terms)

        const changes = usableChanges(deal, now, terms)

        const midnight = nextMidnight(now).getTime()
        const span = changes.getTime() - now.getTime()
        const between = new Date(now.getTime() + Math.floor((span - 1) * part))
        const justBefore = new Date(changes.getTime() - 1)
        expect(span).toBeGreaterThan(0)
        expect(changes.getTime()).toBeLessThanOrEqual(midnight)
        expect(usable(deal, between, terms)).toEqual(said)
        expect(usable(deal, justBefore, terms)).toEqual(said)
        if (changes.getTime() < midnight) expect(usable(deal, changes, terms)).not.toEqual(said)
      },
    ),
    { numRuns: 2000 },
  )
})

test('a deal can be used at its next time, and not just before', () => {
  fc.assert(
    fc.property(situation, ({ now, deal, terms }) => {
      const { next } = usable(deal, now, terms)
      if (next === null) return

      expect(usable(deal, new Date(next), terms).today).toBe(true)
      expect(usable(deal, new Date(next), terms).next).toBeNull()
      expect(usable(deal, new Date(Date.parse(next) - 1), terms).next).toBe(next)
    }),
    { numRuns: 1000 },
  )
})

test('a deal is never usable now while its status is upcoming or ended', () => {
  fc.assert(
    fc.property(situation, ({ now, deal, terms }) => {
      const today = singaporeDay(now)
      const isOutside =
        (deal.startsOn !== null && today < deal.startsOn) ||
        (deal.endsOn !== null && today > deal.endsOn)
      if (isOutside) expect(usable(deal, now, terms)).toMatchObject({ now: false, today: false })
    }),
    { numRuns: 1000 },
  )
})
