import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holidayRules } from '#lib/deal-options.ts'
import { addDays, nextMidnight, singaporeDay, weekdays } from '#lib/singapore-time.ts'
import { availability, availabilityChanges, lastUsable } from './availability.ts'
import type { DealTimes } from './deal-times.ts'

const at = (time: string) => new Date(`${time}+08:00`)

const lunch: DealTimes = { weekdays: weekdays.slice(0, 5), hours: '11:00-15:00' }
const fridayNight: DealTimes = { weekdays: ['fri'], hours: '22:00-02:00' }
const weekend: DealTimes = { weekdays: ['sat', 'sun'] }

test('the answer for one outlet uses the hours of that outlet', () => {
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

test('a deal that can no longer be used is spent until its last day has passed, then ended', () => {
  const times: DealTimes = { ...weekend, endsOn: '2026-11-27' }
  const since = at('2026-11-23T00:00:00')

  expect(availability(times, since)).toEqual({ state: 'spent', since })
  expect(availability(times, at('2026-11-27T23:59:59'))).toEqual({ state: 'spent', since })
  expect(availability(times, at('2026-11-28T00:00:00'))).toEqual({ state: 'ended', since })
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
])('the answer for %j at %s changes at %s', (times, time, changes) => {
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

test('a deal can be used from the stated moment, and not just before', () => {
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

test('a deal can be used until the stated moment, and not after it', () => {
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
